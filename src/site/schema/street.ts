import { z } from 'zod';
import { group, list } from './fields.ts';

/** Things that a picture of a street can contain (src/drawings/street/). */
export const streetItems = [
  'allotments',
  'bandstand',
  'beachHuts',
  'brickKiln',
  'bungalow',
  'castle',
  'chapel',
  'deco',
  'flats',
  'flint',
  'green',
  'harbour',
  'inn',
  'obelisk',
  'pier',
  'railway',
  'regency',
  'saxonChurch',
  'semi',
  'spire',
  'terrace',
  'timber',
  'villa',
  'windmill',
  'windTrees',
] as const;
export type StreetItemName = (typeof streetItems)[number];
export const backdrops = ['cliffs', 'downs', 'sea', 'windfarm'] as const;
/** A picture of a street: what it contains from left to right, and what is behind it. */
export const street = group({
  row: list(z.enum(streetItems, `one of ${streetItems.join(', ')}`), 1, 12).describe(
    'What stands in it from left to right: homes, over and over, and what lies between them; a sight, such as the castle, once.',
  ),
  behind: z
    .enum(backdrops, backdrops.join(', '))
    .optional()
    .describe('What lies behind it; windfarm is the sea with turbines.'),
});
export type StreetWords = z.output<typeof street>;
