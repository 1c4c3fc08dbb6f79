import { z } from 'zod';
import { group, list, pastDate, pounds, text, webAddress } from './fields.ts';
import { heading, label, marked, paragraph } from './shared.ts';
import { workPages } from './work-pages.ts';

export const evidence = group({
  trust: group({ heading, text: paragraph, quote: heading.meta({ title: 'Heading of the written quote' }) })
    .meta({ title: 'Above the badges' })
    .describe('Heading and text above the list of badges, and the heading of a written quote.'),
  check: label
    .meta({ title: 'Words of the link to another register' })
    .describe('Text of the link to another register, before your number in it, such as “Check number”.'),
  lookUp: label
    .meta({ title: 'Words of the link to the Gas Safe Register' })
    .describe('Text of the link to the Gas Safe Register. Your number follows, if you show it.'),
  number: label
    .meta({ title: 'Words before your number' })
    .describe('Words before your number in a register or an association.'),
  text: label
    .meta({ title: 'Words of the link for a text message' })
    .describe('Text of the link for a text message, before the number, such as “Text”.'),
  whatsApp: label.meta({ title: 'Words of the link for WhatsApp' }),
  picture: text(120).meta({ title: 'Asking for a photograph' }),
  cover: label
    .meta({ title: 'Words before the sum insured' })
    .describe('Words before the sum that is insured, such as “up to”.'),
  until: label.meta({ title: 'Words before the last day' }),
  people: heading
    .meta({ title: 'Heading above your people' })
    .describe('Heading above the people in people.yaml who come to customers.'),
  office: heading
    .meta({ title: 'Heading above the office' })
    .describe('Heading above the people in people.yaml who do not come to customers.'),
  jobs: group({
    heading,
    hours: label.meta({ title: 'Words before the hours' }),
    before: label.meta({ title: 'Words before the water before' }),
    after: label.meta({ title: 'Words before the water after' }),
  }).describe(
    'Heading above the jobs that you have done, and the labels of their hours and of their water before and after.',
  ),
  landlords: marked.describe('Card on Contact with the phone or email for landlords and businesses.'),
}).describe(
  'Words of the section on About where customers can check the firm, and labels of facts that you have given.',
);

/** Schema of a word beside prices. The word must not contain `£`, since an owner might write a price in this field by mistake. */
const wordOf = (longest: number) =>
  text(longest).refine((word) => !word.includes('£'), 'a word without a sum: prices have a list of their own');

export const prices = group({
  heading,
  text: paragraph.describe('Text above the prices: whether they include VAT, and that they are not quotes.'),
  job: label.meta({ title: 'Heading above the jobs' }),
  price: label.meta({ title: 'Heading above the prices' }),
  from: wordOf(15)
    .meta({ title: 'Word before a lowest price' })
    .describe('Word before a lowest price, such as “from”. The prices themselves are in the list of prices.'),
  to: wordOf(5)
    .meta({ title: 'Word between two prices' })
    .describe('Word between the lowest and the highest price, such as “to”.'),
  items: z
    .array(
      group({
        job: text(60),
        from: pounds(1, 100_000)
          .meta({ title: 'Lowest price' })
          .describe(
            'Lowest price, in pounds, shown as “from £95”. For a fixed price, add the same sum as the highest price.',
          ),
        to: pounds(1, 100_000)
          .optional()
          .meta({ title: 'Highest price' })
          .describe(
            'Highest price, in pounds. If the price is fixed, the same as the lowest. If you leave this out, the page shows “from” and the lowest price.',
          ),
        moves: text(120)
          .optional()
          .meta({ title: 'What changes the price' })
          .describe('What makes this job cheaper or dearer, such as the number of radiators.'),
        pages: list(z.enum(workPages, workPages.join(' or ')), 1, 2).meta({ title: 'Pages that show it' }),
      }).refine(({ from, to = from }) => to >= from, {
        path: ['to'],
        error: 'the same as the lowest price or more, or remove this line',
      }),
      'a list of prices, or []',
    )
    .meta({ title: 'Prices' }),
}).describe('What usual jobs cost, on the pages that you choose. Default: no prices.');

export const reviews = group({
  heading,
  on: label.meta({ title: 'Word before the date' }).describe('Word before the date of a review, such as “on”.'),
  items: z
    .array(
      group({
        quote: text(400).meta({ title: 'What the customer wrote' }),
        name: text(40),
        town: text(33)
          .meta({ choices: 'towns' })
          .describe('Place of the customer. Its page shows the review, and Home shows the three newest of all.'),
        date: pastDate,
        url: webAddress.optional().describe('Web address of the review on the site where the customer wrote it.'),
      }),
      'a list of reviews, or []',
    )
    .meta({ title: 'Reviews' }),
}).describe(
  'Reviews by customers, word for word and with their permission. Default: none. A made-up review is an offence.',
);
