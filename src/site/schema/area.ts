import { z } from 'zod';
import { longestAreaName } from '../files/entry-files.ts';
import { zoneNames, zones } from './business.ts';
import { group, list, runningText, text, within } from './fields.ts';
import { britain } from './map-reach.ts';
import { explanation, heading, paragraph, paragraphs, target, titled } from './shared.ts';
import { street } from './street.ts';

const postcodeExpected = 'a postcode district such as BN3, or one with what it covers, such as BN3: Hove';
export const postcode = z
  .string(postcodeExpected)
  .overwrite((code) => code.trim().toUpperCase())
  .regex(/^[A-Z]{1,2}\d{1,2}[A-Z]?$/, postcodeExpected);
/**
 * Schema of a postcode district. The code alone is enough for a district that content/postcodes.yaml explains. Otherwise the explanation
 * follows the code, such as `BN3: Hove`.
 */
const explainedPostcode = z
  .union(
    [
      postcode.meta({ kind: 'The district alone' }),
      z
        .record(postcode.meta({ title: 'District to add' }), explanation)
        .meta({ kind: 'The district, and what it covers' }),
    ],
    postcodeExpected,
  )
  .refine((item) => typeof item === 'string' || Object.keys(item).length === 1, postcodeExpected)
  .transform((item) => {
    const [code = '', covers] = typeof item === 'string' ? [item] : (Object.entries(item)[0] ?? []);
    return covers === undefined ? { code } : { code, covers };
  });

/** Kinds of homes with a cross-section drawing (src/drawings/cutaways/). */
const cutaways = [
  'bungalow',
  'deco',
  'flats',
  'flint',
  'newTown',
  'regency',
  'semi',
  'terrace',
  'timber',
  'villa',
] as const;

/**
 * Schema of an area's file, `content/areas/{slug}.yaml`. Each file in that folder becomes a page. If a file lacks an optional field, the
 * page shows the words of area-page.yaml in its place, or leaves out the part that would show the field, such as `homes`.
 */
export const area = group({
  name: text(longestAreaName).meta({ title: 'Name of the place' }),
  postcodes: list(explainedPostcode, 1, 9).describe(
    'Postcode districts, the main one first. After a district that postcodes.yaml does not explain, write what it covers, such as TN22: Uckfield.',
  ),
  position: group({
    lat: within(...britain.latitude).meta({ title: 'Latitude' }),
    lon: within(...britain.longitude).meta({ title: 'Longitude' }),
  })
    .optional()
    .meta({ title: 'Position on the map' })
    .describe(
      'Middle of the place: the two numbers that an online map shows where you right-click, such as 50.97 and 0.09. Only places in and near Sussex appear on maps.',
    ),
  zone: z
    .enum(zones, 'centre, suburbs or extended')
    .meta({ title: 'How far out', names: zoneNames })
    .describe(
      'Distance from your towns. It decides which response time and which call-out charge the page of this place shows.',
    ),
  street: street
    .optional()
    .describe(
      'Drawing of a street at the top of the page. Choose what the place really has. If you leave this out, no street is drawn.',
    ),
  nearby: list(text(30), 1, 6)
    .default([])
    .meta({ title: 'Places nearby' })
    .describe('Places nearby, listed beside the postcodes. Those that have a page of their own become links.'),
  searchSummary: text(60, 20)
    .meta({ title: 'Start of its description in search results' })
    .optional()
    .describe(
      'Start of the description in search results: a problem that people here search for. Default: the start in area-page.yaml.',
    ),
  description: runningText(330, 60)
    .optional()
    .describe(
      'Paragraph under the heading: what goes wrong in the homes of this place, and what you do about it. Default: the paragraph in area-page.yaml.',
    ),
  tonight: group({
    heading,
    items: list(group({ ...titled.shape, href: target }), 1, 5).meta({ title: 'Problems' }),
  })
    .meta({ title: 'What to do at once', safety: true })
    .optional()
    .describe(
      'Problems of these homes, each with what to do at once. Each title links to the page or section about the problem.',
    ),
  response: runningText(360)
    .optional()
    .meta({ title: 'What helps you to arrive sooner' })
    .describe('What helps you to arrive sooner, such as where a van can stop. Shown beside your response time.'),
  waterCompany: text(30)
    .optional()
    .describe(
      'The company in emergency.yaml that supplies water here. If you leave this out, the page names all companies.',
    ),
  homes: group({
    heading,
    text: paragraphs,
    cutaway: z
      .enum(cutaways, `one of ${cutaways.join(', ')}`)
      .meta({ title: 'Kind of home drawn' })
      .optional()
      .describe('Kind of home whose pipes are drawn beside this text. If you leave this out, a radiator is drawn.'),
  })
    .optional()
    .describe(
      'Section about the homes here, and what they mean for pipes and heating. If you leave this out, the page has no such section.',
    ),
  services: group({
    assessment: paragraph.meta({ title: 'System assessment' }),
    powerFlushing: paragraph,
    protection: paragraph.meta({ title: 'System protection' }),
  })
    .partial()
    .optional()
    .describe('Texts about your services that differ here. Default: the texts in area-page.yaml.'),
});
