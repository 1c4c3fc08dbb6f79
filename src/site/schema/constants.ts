import { group } from './fields.ts';
import { paragraph } from './shared.ts';

/** Words that several pages share. Other words insert them by name in braces, such as `{charges}`. */
export const constants = group({
  charges: paragraph
    .meta({ title: 'What a visit costs' })
    .describe('What a visit costs, and what customers owe if they decide against the work.'),
  quotes: paragraph.meta({ title: 'What a quote costs' }).describe('What a quote costs, such as whether it is free.'),
  quoteVisit: paragraph
    .meta({ title: 'What the visit for a quote costs' })
    .describe('What the visit for a free quote costs.'),
  nightPrices: paragraph
    .optional()
    .meta({ title: 'Cost at night and at weekends' })
    .describe('What a visit costs at night and at weekends. If you leave this out, no page says it.'),
  sameDay: paragraph
    .optional()
    .meta({ title: 'Same-day assessments' })
    .describe('On which day you assess heating, without a full stop. If you leave this out, no page says it.'),
  pipes: paragraph
    .meta({ title: 'Pipes that you power flush' })
    .describe('Which heating pipes a power flush is suitable for.'),
  olderHeating: paragraph.describe('Which kind of flushing is suitable for heating that is over ten years old.'),
  cleaningFirst: paragraph
    .meta({ title: 'Cleaning before a new boiler' })
    .describe('That the heating is cleaned before a new boiler is fitted, and what the quote says about it.'),
  olderCleaning: paragraph
    .optional()
    .meta({ title: 'Cleaning of older heating' })
    .describe('Who cleans heating that is over ten years old before a new boiler is fitted.'),
  localAreas: paragraph
    .optional()
    .meta({ title: 'Where visits are free' })
    .describe('Where visits have no call-out charge, in a few words that end a sentence.'),
});
