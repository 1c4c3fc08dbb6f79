import { z } from 'zod';
import { postcode } from './area.ts';
import { zoneNames } from './business.ts';
import { group, list, text } from './fields.ts';
import {
  buttonLabel,
  explanation,
  heading,
  pageWithPhone,
  paragraph,
  paragraphs,
  section,
  stepsBand,
  titleOfPage,
} from './shared.ts';

/** Text of a cell in a table of three columns. Longer text would not fit the smallest phone. */
const column = text(20);

export const areas = group({
  ...pageWithPhone,
  ...titleOfPage,
  text: paragraph,
  main: group({
    heading,
    areas: list(
      group({ slug: text(40).meta({ title: 'Area', choices: 'areas' }), description: paragraph.optional() }),
      1,
      8,
    ).default([]),
  }).describe(
    'Areas that have a card on the Areas page. All others are in a list of towns. Default: the four nearest.',
  ),
  towns: section,
  neighbourhoods: group({ ...section.shape, names: list(text(30), 1, 60) }).optional(),
  responseTimes: group({
    heading,
    caption: text(140),
    zone: column.meta({ title: 'Heading of the first column' }),
    time: column.optional(),
    callOut: column,
    noCallOutCharge: column.describe(
      'Text of the table’s third column, for places without a call-out charge. The next field is for all others.',
    ),
    callOutCharge: column,
    zones: group({
      centre: text(80).meta({ title: zoneNames.centre }),
      suburbs: text(60).meta({ title: zoneNames.suburbs }),
      extended: text(60).meta({ title: zoneNames.extended }),
    }).meta({ title: 'Rows of the first column' }),
    note: paragraphs,
  }),
  notListed: group({ ...section.shape, call: buttonLabel }),
  emergency: stepsBand,
});

export const map = group({
  title: text(80),
  description: text(300),
  key: text(13).optional(),
  scale: text(14),
  skip: text(40, 4),
}).describe(
  'Words on the map: its title, its description for people who do not see it, the heading of its key, and its scale.',
);

export const postcodes = z.record(postcode, explanation, 'a line for each postcode district').default({});
