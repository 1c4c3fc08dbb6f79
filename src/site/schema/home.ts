import { z } from 'zod';
import { group, list, text } from './fields.ts';
import {
  label,
  link,
  note,
  page,
  paragraph,
  points,
  section,
  stepsBand,
  target,
  titled,
  titleOfPage,
} from './shared.ts';
import { street } from './street.ts';

export const home = group({
  ...page,
  hero: group({
    topic: titleOfPage.topic,
    heading: z.tuple([text(35), text(35)], 'two short sentences'),
    text: paragraph,
    help: label.describe('Text of the link to the steps that a reader can take while water comes in.'),
    link,
  }).describe('Top of Home. The heading has two sentences, the first in a cold colour, the second in a warm one.'),
  highlights: group({
    ...section.shape,
    items: list(group({ ...titled.shape, href: target }), 3, 3),
    link,
  }).describe('Three services, each with a drawing, that lead to other pages.'),
  whyChoose: points(titled),
  reviews: group({ ...section.shape, link: text(80), checked: label }).optional(),
  street: z
    .union([z.literal('seafront'), street], 'seafront, or row and behind as in the file of an area')
    .optional()
    .describe(
      "Drawing of your town, on Home and Contact: Brighton's seafront, or a street of your own. If you leave this out, only the house is drawn.",
    ),
  emergency: stepsBand,
});

export const house = group({
  title: text(60),
  labels: group({ tank: note, air: note, healthy: note, sludge: note, stopcock: note, boiler: note }),
}).describe('Labels in the drawing of a house at the top of Home, each in two short lines.');
