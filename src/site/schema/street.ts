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
  'newTown',
  'obelisk',
  'parade',
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
  row: list(z.enum(streetItems, `one of ${streetItems.join(', ')}`), 1, 16)
    .meta({ title: 'What is in the street' })
    .describe(
      'What the street shows, from left to right. Homes may appear several times; a landmark, such as the castle, only once.',
    ),
  behind: z
    .enum(backdrops, backdrops.join(', '))
    .optional()
    .meta({ title: 'Behind the street' })
    .describe('What is behind the street: cliffs, downs (hills), sea, or windfarm (the sea with wind turbines).'),
});
export type StreetWords = z.output<typeof street>;
