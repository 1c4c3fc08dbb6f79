import { z } from 'zod';
import { group, list, matching, runningText } from './fields.ts';
import {
  heading,
  icon,
  label,
  line,
  link,
  page,
  paragraph,
  paragraphs,
  points,
  questions,
  section,
  stepsBand,
  titled,
  titleOfPage,
} from './shared.ts';

/**
 * Drawings of services. Each has two files, such as `boiler.svg` and `boiler-work.svg`. In both, the pipe (the drawn line that runs down
 * every page) is at half the height.
 */
const serviceDrawings = ['bath', 'boiler', 'burst-pipe', 'flush-lens', 'radiator'] as const;

const serviceCard = group({
  id: matching(/^[a-z]+(-[a-z]+)*$/, 'lower-case words with hyphens, such as "central-heating"')
    .meta({ title: 'End of its address' })
    .describe('The anchor of the card: /services#id.'),
  icon,
  drawing: z.enum(serviceDrawings, `one of the drawings ${serviceDrawings.join(', ')}`).optional(),
  title: heading,
  description: paragraph,
  features: list(line, 1, 10),
  note: runningText(300).optional(),
  link: link.optional(),
});

export const services = group({
  ...page,
  ...titleOfPage,
  text: paragraph,
  more: line.describe('Under the pictures of the services: what else is on the page, with links.'),
  help: label.describe('To what a reader can do while water comes in.'),
  noteHeading: label,
  services: list(serviceCard, 2, 9),
  boilerStopped: group({ heading, steps: list(paragraph, 2, 7) })
    .meta({ safety: true })
    .describe('What a reader can look at before an engineer does.'),
  newBoiler: points(titled).optional().describe('What a reader asks before buying a boiler.'),
  boilerService: group({ heading, text: paragraphs }).optional().describe('What a yearly service is.'),
  carbonMonoxide: group({ ...section.shape, items: list(titled, 2, 8) }).meta({ safety: true }),
  otherWork: points(titled).optional().describe('What else you do, such as servicing boilers or gas safety records.'),
  customers: points(titled).describe('Those who are not the owners of the home they live in.'),
  questions,
  emergency: stepsBand,
  closing: group({ ...section.shape, link }),
});
