import { z } from 'zod';
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
  .union([postcode, z.record(postcode, explanation)], postcodeExpected)
  .refine((item) => typeof item === 'string' || Object.keys(item).length === 1, postcodeExpected)
  .transform((item) => {
    const [code = '', covers] = typeof item === 'string' ? [item] : (Object.entries(item)[0] ?? []);
    return covers === undefined ? { code } : { code, covers };
  });

/** Kinds of homes with a cross-section drawing (src/drawings/cutaways/). */
const cutaways = ['bungalow', 'deco', 'flats', 'flint', 'regency', 'semi', 'terrace', 'timber', 'villa'] as const;

/**
 * Schema of an area's file, `content/areas/{slug}.yaml`. Each file in that folder becomes a page. If a file lacks an optional field such as
 * `homes`, the page leaves out the part that would show the field.
 */
export const area = group({
  name: text(24).meta({ title: 'Name of the place' }),
  postcodes: list(explainedPostcode, 1, 9).describe(
    'Postcode districts, the main one first; one that postcodes.yaml lacks is followed by what it covers: - TN22: Uckfield.',
  ),
  position: group({
    lat: within(...britain.latitude).meta({ title: 'Latitude' }),
    lon: within(...britain.longitude).meta({ title: 'Longitude' }),
  })
    .optional()
    .describe(
      'The middle of the place, in decimal degrees (right-click it in an online map). Maps show it where they reach, in and round Sussex.',
    ),
  zone: z
    .enum(zones, 'centre, suburbs or extended')
    .meta({ title: 'How far out', names: zoneNames })
    .describe(
      'As seen from your town: it decides which minutes and which call-out charge its page tells. Choose the nearest for what is as near as your own streets.',
    ),
  street: street
    .optional()
    .describe('The picture of a street under its first words: take what the place really has, or leave it out.'),
  nearby: list(text(30), 1, 6)
    .default([])
    .describe('Places named beside the postcodes; those that have a page become links.'),
  searchSummary: text(60, 20)
    .meta({ title: 'Start of its description in search results' })
    .optional()
    .describe(
      'How its description in search results begins: the trouble that people search for. Left out, it is that of area-page.yaml.',
    ),
  description: runningText(330, 60)
    .optional()
    .describe(
      'One paragraph, under its heading: what goes wrong in the homes of this place alone, and what you do about it. No two areas share a paragraph. Default: that of area-page.yaml.',
    ),
  tonight: group({ heading, items: list(group({ ...titled.shape, href: target }), 1, 5) })
    .meta({ safety: true })
    .optional()
    .describe(
      'What goes wrong in these homes, each with what to do at once; the title leads to where the site deals with it.',
    ),
  response: runningText(360)
    .optional()
    .describe('What helps us to be quick here; its page shows it beside the minutes.'),
  waterCompany: text(30)
    .optional()
    .describe('Which of the companies in emergency.yaml has its water; without it, the page names all of them.'),
  homes: group({
    heading,
    text: paragraphs,
    cutaway: z
      .enum(cutaways, `one of ${cutaways.join(', ')}`)
      .meta({ title: 'Kind of home drawn' })
      .optional()
      .describe('The kind of home that is drawn beside them, with its pipes; left out, a radiator.'),
  })
    .optional()
    .describe('What the homes are like, and what that means for their pipes and heating.'),
  services: group({ assessment: paragraph, powerFlushing: paragraph, protection: paragraph })
    .partial()
    .optional()
    .describe("Where this place needs other words than every area's page has (area-page.yaml)."),
});
