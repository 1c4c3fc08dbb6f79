import { group } from './fields.ts';
import { paragraph } from './shared.ts';

/** Words that several pages share. Other words insert them by name in braces, such as `{charges}`. */
export const constants = group({
  charges: paragraph.describe("What a visit costs, and what's owed after a no."),
  quotes: paragraph.describe('What a quote costs.'),
  nightPrices: paragraph
    .optional()
    .describe('What a visit costs at night and at weekends; left out where nobody answers then and no price is given.'),
  pipes: paragraph.describe('Which pipes a power flush suits.'),
  olderHeating: paragraph.describe('What suits heating over ten years old.'),
  cleaningFirst: paragraph.describe('Who cleans older heating before a new boiler goes in, and when.'),
});
