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
  seenAs,
  stepsBand,
  stepsLink,
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
    help: stepsLink,
    link,
  })
    .meta({ title: 'Top of the page' })
    .describe('Top of Home. The heading has two sentences, the first in a cold colour, the second in a warm one.'),
  highlights: group({
    ...section.shape,
    items: list(group({ ...titled.shape, href: target }), 3, 3).meta({ title: 'Services' }),
    link,
  })
    .meta({ title: 'Three services' })
    .describe('Three services, each with a drawing, that lead to other pages.'),
  whyChoose: points(titled).meta({ title: 'Why choose you' }),
  reviews: group({
    ...section.shape,
    link: text(80).meta({ title: 'Words of the link' }),
    checked: label.meta({ title: 'Words before the day of the check' }),
  }).optional(),
  street: z
    .union(
      [z.literal('seafront').meta({ kind: 'Brighton’s seafront' }), street.meta({ kind: 'A street of your own' })],
      'seafront, or row and behind as in the file of an area',
    )
    .optional()
    .describe(
      "Drawing of your town, on Home and Contact: Brighton's seafront, or a street of your own. If you leave this out, only the house is drawn.",
    ),
  emergency: stepsBand,
});

export const house = group({
  title: text(60).meta({ title: seenAs }),
  labels: group({
    tank: note.meta({ title: 'At the tank' }),
    air: note.meta({ title: 'At a radiator with air in it' }),
    healthy: note.meta({ title: 'At a warm radiator' }),
    sludge: note.meta({ title: 'At a radiator with sludge in it' }),
    stopcock: note.meta({ title: 'At the stopcock' }),
    boiler: note.meta({ title: 'At the boiler' }),
  }),
}).describe('Labels in the drawing of a house at the top of Home, each in two short lines.');
