import { z } from 'zod';
import { zones } from '../business.ts';
import { group, list, matching, runningText, text, within } from '../fields.ts';
import { explanation, heading, paragraph, paragraphs, titled } from './shared.ts';
import { street } from './street.ts';

const postcodeExpected = 'a postcode district such as BN3, or one with what it covers, such as BN3: Hove';
export const postcode = matching(/^[A-Z]{1,2}\d{1,2}[A-Z]?$/, postcodeExpected);
/** A district that content/postcodes.yaml explains, or one with an explanation of its own. */
const explainedPostcode = z
  .union([postcode, z.record(postcode, explanation)], postcodeExpected)
  .refine((item) => typeof item === 'string' || Object.keys(item).length === 1, postcodeExpected)
  .transform((item) => {
    const [code = '', covers] = typeof item === 'string' ? [item] : (Object.entries(item)[0] ?? []);
    return covers === undefined ? { code } : { code, covers };
  });
const latitude = within(50.7, 51.2, 'a latitude in Sussex, from 50.7 to 51.2');
const longitude = within(-1, 0.9, 'a longitude in Sussex, from -1 to 0.9');

/** The kinds of home that are drawn cut open (src/drawings/cutaways/). */
const cutaways = ['bungalow', 'deco', 'flats', 'flint', 'regency', 'semi', 'terrace', 'timber', 'villa'] as const;

/** One area page: `content/areas/{slug}.yaml`. Every file in that folder is a page. */
export const area = group({
  name: text(30),
  postcodes: list(explainedPostcode, 1, 9).describe('Postcode districts, the main one first.'),
  position: group({ lat: latitude, lon: longitude }).describe('Decimal degrees, WGS 84.'),
  mapLabel: group({
    side: z.enum(['left', 'right'], 'left or right'),
    east: within(-200, 200, 'a number from -200 to 200'),
    south: within(-200, 200, 'a number from -200 to 200'),
  })
    .optional()
    .describe(
      'Where the name is on the map, seen from its dot, in units of 100 metres; without it the map finds a place itself.',
    ),
  zone: z.enum(zones, 'centre, suburbs or extended'),
  street: street.optional().describe('As streets are there.'),
  nearby: list(text(30), 1, 6).describe('Places named beside the postcodes; those that have a page become links.'),
  searchSummary: text(60, 20).describe(
    'How its description in search results begins: the trouble that people search for.',
  ),
  description: text(330, 60),
  tonight: group({ heading, items: list(group({ ...titled.shape, href: text(60) }), 1, 5) }).describe(
    'What goes wrong in these homes, each with what to do at once; the title leads to where the site deals with it.',
  ),
  response: runningText(360).optional().describe('What helps us to be quick here.'),
  waterCompany: text(30)
    .optional()
    .describe('Which of the companies in emergency.yaml has its water; without it, the page names all of them.'),
  homes: group({
    heading,
    text: paragraphs,
    cutaway: z
      .enum(cutaways, `one of ${cutaways.join(', ')}`)
      .optional()
      .describe('The kind of home that is drawn beside them, with its pipes.'),
  }),
  services: group({ assessment: paragraph, powerFlushing: paragraph, protection: paragraph })
    .partial()
    .optional()
    .describe("Where this place needs other words than every area's page has (area-page.yaml)."),
});
