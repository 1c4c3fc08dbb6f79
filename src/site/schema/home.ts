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
    help: label.describe('To what a reader can do while water comes in.'),
    link,
  }).describe('The heading has a cold half and a warm one.'),
  highlights: group({
    ...section.shape,
    items: list(group({ ...titled.shape, href: target }), 3, 3),
    link,
  }).describe('Three, since three are drawn.'),
  whyChoose: points(titled),
  reviews: group({ ...section.shape, link: text(80), checked: label }).optional(),
  street: z
    .union([z.literal('seafront'), street], 'seafront, or row and behind as in the file of an area')
    .optional()
    .describe(
      "What is drawn of your town, beside the house on Home and on Contact: seafront is Brighton's. Without it, only the house is drawn.",
    ),
  emergency: stepsBand,
});

export const house = group({
  title: text(60),
  labels: group({ tank: note, air: note, healthy: note, sludge: note, stopcock: note, boiler: note }),
}).describe('The labels are drawn where the house has what they name.');
