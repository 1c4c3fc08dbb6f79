import { z } from 'zod';
import { sentenceFrom } from '../text/sentence.ts';
import { group, list, matching, runningText, text, written } from './fields.ts';
import { gasEmergency, ownPhone } from './phone.ts';
import { badge, badgeWords, buttonLabel, errorPage, explanation, label, line, link, section } from './shared.ts';

export const labels = group({
  call: buttonLabel,
  postcodes: label,
  minutes: text(8).describe('After a number.'),
  newTab: label.describe('After a link to another site.'),
}).describe('Short labels that more than one page shows.');

export const frame = group({
  header: group({
    notice: text(120)
      .optional()
      .describe('A line across the top of every page, such as when you are away. Leave it out where there is none.'),
    skip: label,
    emergency: label,
    menu: text(12),
    pages: label,
    call: text(12),
  }),
  breadcrumb: label,
  footer: group({
    blurb: text(600),
    pages: label,
    contact: label,
    allHours: text(60)
      .optional()
      .describe('Where somebody answers at any hour; else the hours of content/business.yaml stand there.'),
    services: group({ heading: label, links: list(link, 2, 10) }),
    ground: z
      .enum(['chalk', 'clay'], 'chalk, clay, or no such line')
      .optional()
      .describe('What lies there is drawn under the foot of every page: chalk with flints, or the clay of the Weald.'),
  }),
});

/**
 * Schema of a text that contains the gas emergency number, and doesn't ask anybody to ring another number, except 999, 111 or 112. Instead
 * of the gas emergency number, the text may contain the placeholder `{gasEmergency}`, because placeholders are not replaced while
 * business.yaml has problems.
 */
const gasCall = (longest: number) =>
  written(longest)
    .refine(
      (text) => [gasEmergency.text, '{gasEmergency}'].some((number) => text.includes(number)),
      `words with {gasEmergency} in them, which is ${gasEmergency.text}`,
    )
    .refine((text) => !otherCall.test(text), 'nobody else to ring but {gasEmergency}, 999 or 111')
    .transform(sentenceFrom);
const otherCall = new RegExp(
  `\\b(call|dial|phone|ring) (us|me|our|(?!${gasEmergency.text}|(999|11[12])\\b)[\\d(+])`,
  'i',
);

export const emergency = group({
  call: buttonLabel,
  gasLabel: label.describe('What the gas emergency number is called to those who only hear its link.'),
  gas: gasCall(300).describe('What to do before anything else, near the number of every page.'),
  carbonMonoxide: gasCall(420).describe('The same, where boilers and heating are spoken of.'),
  start: line.describe('The line before the first step; it has the number as {phone}.'),
  steps: list(runningText(600), 2, 7).describe(
    'What to do about water until help comes, in the order in which hands do it. A qualified engineer reads each change.',
  ),
  waterCompanies: group({
    label: text(240),
    on: text(10).describe('Between the name of the company and its number.'),
    unknown: runningText(300).describe('What a page says of a place that more than one of them may serve.'),
    allPlaces: runningText(400)
      .optional()
      .describe(
        'What pages about all your places say, if more than one company serves them. Default: the same as of one place.',
      ),
    items: list(group({ name: text(30), phone: ownPhone }), 1, 3)
      .default([])
      .meta({ safety: false }),
  })
    .optional()
    .transform((companies) => (companies?.items.length ? companies : undefined))
    .describe('Whom to ring when a valve outside has to be shut, or the road leaks.'),
  sheet: group({ heading: text(40), lines: list(text(24), 2, 6), scan: text(24) }).describe(
    'Beside the steps when Home is printed, for the fridge door: what a household writes down before it needs it, a line for each; and what its code is for.',
  ),
}).meta({ safety: true });

export const badges = group({
  labels: group({ membership: label, trust: label }),
  gasSafe: group({ ...badgeWords, card: text(130).describe('What to look for on an engineer’s card.') }).optional(),
  insured: badge,
  allHours: badge,
  guarantee: badge,
  rating: badge,
  association: badge,
});

export const tradeWords = group({
  ...section.shape,
  words: z
    .record(matching(/^[a-z]+( [a-z]+)*$/, 'a word in lower case'), explanation, 'a line for each word')
    .refine((all) => Object.keys(all).length > 0, 'a line for one word or more'),
});

export const notFound = group(errorPage);

export const applicationError = group({ ...errorPage, again: label });
