import { z } from 'zod';
import { group, list, pastDate, pounds, text, webAddress } from './fields.ts';
import { heading, label, marked, paragraph } from './shared.ts';
import { workPages } from './work-pages.ts';

export const evidence = group({
  trust: group({ heading, text: paragraph, quote: heading }).describe(
    'Over what the badges mean and how to check them, and over what a written quote holds.',
  ),
  check: label.describe('Before a number in a register, on the link that leads there.'),
  lookUp: label.describe('On the link to the Gas Safe Register; the number follows if you show it.'),
  number: label.describe('Before a number in a register or of a member.'),
  text: label.describe('Before numbers that take messages, and why to send one.'),
  whatsApp: label,
  picture: text(120),
  cover: label.describe('Before the sum that is insured, and before the last day.'),
  until: label,
  people: heading.describe('Over the people of people.yaml.'),
  jobs: group({ heading, hours: label, before: label, after: label }).describe(
    'Over the jobs; before their hours, and before what the water looked like.',
  ),
  landlords: marked.describe('The card for the contact of landlords and businesses.'),
}).describe('Words of the band in which a reader checks the firm, and beside facts that the owner has.');

/** Schema of a word beside prices. The word must not contain `£`, since an owner might write a price in this field by mistake. */
const wordOf = (longest: number) =>
  text(longest).refine((word) => !word.includes('£'), 'a word without a sum: prices are written under items');

export const prices = group({
  heading,
  text: paragraph.describe('Whether VAT is included, and what the figures are not.'),
  job: label,
  price: label,
  from: wordOf(15).describe('The word before a price without an upper limit. The prices themselves are under items.'),
  to: wordOf(5).describe('The word between two prices.'),
  items: z.array(
    group({
      job: text(60),
      from: pounds(1, 100_000).describe('In pounds.'),
      to: pounds(1, 100_000).optional().describe('Left out, from is the lowest price.'),
      moves: text(120).describe('What moves it.'),
      pages: list(z.enum(workPages, workPages.join(' or ')), 1, 2),
    }).refine(({ from, to = from + 1 }) => to > from, { path: ['to'], error: 'more than from, or remove this line' }),
    'a list of prices, or []',
  ),
}).describe('What jobs cost, shown on the pages that are named; none at first.');

export const reviews = group({
  heading,
  on: label.describe('Before the date.'),
  items: z.array(
    group({
      quote: text(400),
      name: text(40),
      town: text(33)
        .meta({ choices: 'towns' })
        .describe(
          "As in its area's file, whose page shows it; Home shows the three newest, with the reviews group of business.yaml.",
        ),
      date: pastDate,
      url: webAddress.optional().describe('Where it can be read.'),
    }),
    'a list of reviews, or []',
  ),
}).describe('What customers wrote, word for word, with their leave; none at first. A made-up one is an offence.');
