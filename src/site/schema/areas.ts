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
  seenAs,
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
  })
    .meta({ title: 'Main areas' })
    .describe(
      'Areas that have a card on the Areas page. All others are in a list of towns. Default: up to four of the nearest.',
    ),
  towns: section.meta({ title: 'More towns' }),
  neighbourhoods: group({ ...section.shape, names: list(text(30), 1, 60) }).optional(),
  responseTimes: group({
    heading,
    caption: text(140).meta({ title: 'Words above the table' }),
    zone: column.meta({ title: 'Heading of the first column' }),
    time: column.optional().meta({ title: 'Heading of the second column' }),
    callOut: column.meta({ title: 'Heading of the third column' }),
    noCallOutCharge: column
      .meta({ title: 'Where there is no call-out charge' })
      .describe(
        'Text of the table’s third column, for places without a call-out charge. The next box is for all others.',
      ),
    callOutCharge: column.meta({ title: 'Where there may be a call-out charge' }),
    zones: group({
      centre: text(80).meta({ title: zoneNames.centre }),
      suburbs: text(60).meta({ title: zoneNames.suburbs }),
      extended: text(60).meta({ title: zoneNames.extended }),
    }).meta({ title: 'Rows of the first column' }),
    note: paragraphs.meta({ title: 'Text below the table' }),
  }),
  notListed: group({ ...section.shape, call: buttonLabel }).meta({ title: 'Places that aren’t listed' }),
  emergency: stepsBand,
});

export const map = group({
  title: text(80).meta({ title: 'Title of the map' }),
  description: text(300).meta({ title: seenAs }),
  key: text(13).optional().meta({ title: 'Heading of the key' }),
  scale: text(14).meta({ title: 'Words of the scale' }),
  skip: text(40, 4).meta({ title: 'Words of the link past the map' }),
}).describe(
  'Words on the map: its title, its description for people who do not see it, the heading of its key, and its scale.',
);

export const postcodes = z
  .record(postcode.meta({ title: 'District to add' }), explanation, 'a line for each postcode district')
  .default({});
