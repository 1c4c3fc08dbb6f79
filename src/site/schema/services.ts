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
  stepsLink,
  titled,
  titleOfPage,
} from './shared.ts';

/**
 * Drawings of services. Each has two files, such as `boiler.svg` and `boiler-work.svg`. In both, the pipe (the drawn line that runs down
 * every page) is at half the height.
 */
const serviceDrawings = ['bath', 'boiler', 'burst-pipe', 'flush-lens', 'radiator'] as const;

const id = matching(/^[a-z]+(-[a-z]+)*$/, 'lower-case words with hyphens, such as "central-heating"')
  .meta({ title: 'Name in links' })
  .describe('Short name of this part of the page, for links that lead to it, such as “boilers”.');

const serviceCard = group({
  id,
  icon,
  drawing: z.enum(serviceDrawings, `one of the drawings ${serviceDrawings.join(', ')}`).optional(),
  title: heading,
  description: paragraph,
  features: list(line, 1, 10).meta({ title: 'Points' }),
  note: runningText(300).optional(),
  link: link.optional(),
});

export const services = group({
  ...page,
  ...titleOfPage,
  text: paragraph,
  more: line
    .meta({ title: 'Sentence under the pictures' })
    .describe('Sentence under the pictures of the services, with links to the other parts of the page.'),
  help: stepsLink,
  noteHeading: label.meta({ title: 'Heading above a note' }),
  services: list(serviceCard, 2, 9),
  boilerStopped: group({ heading, steps: list(paragraph, 2, 7) })
    .meta({ title: 'When the boiler has stopped', safety: true })
    .describe('What readers can check themselves when the boiler has stopped, before they ring an engineer.'),
  newBoiler: points(titled)
    .optional()
    .describe('Questions that customers ask before they buy a new boiler, with your answers.'),
  boilerService: group({ heading, text: paragraphs })
    .optional()
    .meta({ title: 'Yearly boiler service' })
    .describe('Section about what you do in a yearly boiler service.'),
  carbonMonoxide: group({
    ...section.shape,
    items: list(titled.extend({ id: id.optional() }), 2, 9).meta({ title: 'Points' }),
  }).meta({
    safety: true,
  }),
  otherWork: points(titled)
    .optional()
    .describe('Other work that you do, such as leak detection or gas safety records.'),
  customers: points(titled)
    .meta({ title: 'Landlords, tenants and others' })
    .describe('Customers other than owners of their own home, such as landlords, tenants and shops.'),
  questions,
  emergency: stepsBand,
  closing: group({ ...section.shape, link }).meta({ title: 'End of the page' }),
});
