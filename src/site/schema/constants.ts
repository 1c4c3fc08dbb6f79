import { group } from './fields.ts';
import { paragraph } from './shared.ts';

/** Words that several pages share. Other words insert them by name in braces, such as `{charges}`. */
export const constants = group({
  charges: paragraph.describe('What a visit costs, and what customers owe if they decide against the work.'),
  quotes: paragraph.describe('What a quote costs, such as whether it is free.'),
  quoteVisit: paragraph
    .optional()
    .describe('What the visit for a free quote costs. If you leave this out, no page says it.'),
  nightPrices: paragraph
    .optional()
    .describe('What a visit costs at night and at weekends. If you leave this out, no page says it.'),
  sameDay: paragraph
    .optional()
    .describe('On which day you assess heating, without a full stop. If you leave this out, no page says it.'),
  pipes: paragraph.describe('Which heating pipes a power flush is suitable for.'),
  olderHeating: paragraph.describe('Which kind of flushing is suitable for heating that is over ten years old.'),
  cleaningFirst: paragraph.describe(
    'That the heating is cleaned before a new boiler is fitted, and what the quote says about it.',
  ),
});
