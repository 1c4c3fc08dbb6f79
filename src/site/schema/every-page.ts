import { z } from 'zod';
import { sentenceFrom } from '../text/sentence.ts';
import { group, list, matching, runningText, text, written } from './fields.ts';
import { gasEmergency, ownPhone } from './phone.ts';
import { badge, badgeWords, buttonLabel, errorPage, explanation, label, link, section } from './shared.ts';

export const labels = group({
  call: buttonLabel,
  postcodes: label,
  minutes: text(8)
    .meta({ title: 'Word for minutes' })
    .describe('Word after a number of minutes, such as “30 minutes”.'),
  newTab: label
    .meta({ title: 'Words after a link to another site' })
    .describe(
      'Words after a link that opens another site in a new tab, such as “opens in a new tab”, for screen readers.',
    ),
}).describe('Short labels that several pages use.');

export const frame = group({
  header: group({
    notice: text(120)
      .optional()
      .describe(
        'Notice across the top of every page, such as the days when you are away. If you leave this out, there is none.',
      ),
    skip: label.meta({ title: 'Words of the link past the menu' }),
    emergency: label.meta({ title: 'Words before your number' }),
    menu: text(12).meta({ title: 'Words of the menu button' }),
    pages: label.meta({ title: 'Name of the menu, for screen readers' }),
    call: text(12).meta({ title: 'Words of the call button' }),
  }).meta({ title: 'Top of every page' }),
  breadcrumb: label.meta({ title: 'Name of the links above the heading, for screen readers' }),
  footer: group({
    blurb: text(600).meta({ title: 'About your firm' }),
    pages: label.meta({ title: 'Heading above the pages' }),
    contact: label.meta({ title: 'Heading above your number' }),
    allHours: text(60)
      .optional()
      .meta({ title: 'Your hours, if somebody always answers' })
      .describe(
        'Words about your hours, if somebody answers the phone at any hour. Default: the hours in content/business.yaml.',
      ),
    services: group({ heading: label, links: list(link, 2, 10) }),
    ground: z
      .enum(['chalk', 'clay'], 'chalk, clay, or no such line')
      .optional()
      .meta({ title: 'Ground in your area' })
      .describe(
        'The ground in your area, drawn at the bottom of every page: chalk with flints, or clay. If you leave this out, none is drawn.',
      ),
  }).meta({ title: 'Foot of every page' }),
});

/**
 * Schema of a text that contains the gas emergency number, and doesn't ask readers to ring the firm or any other number, except 999, 111 or
 * 112. Instead of the gas emergency number, the text may contain the placeholder `{gasEmergency}`, because placeholders are not replaced
 * while business.yaml has problems.
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
  gasLabel: label
    .meta({ title: 'Words before the gas emergency number' })
    .describe('Words before the gas emergency number in its link, for people who use a screen reader.'),
  gas: gasCall(300)
    .meta({ title: 'Smell of gas' })
    .describe('What to do about a smell of gas. Shown near your number on every page. It must contain {gasEmergency}.'),
  carbonMonoxide: gasCall(420).describe(
    'What to do about a carbon monoxide alarm. Shown on pages about boilers and heating. It must contain {gasEmergency}.',
  ),
  start: runningText(400)
    .meta({ title: 'Sentence before the steps' })
    .describe('Sentence before the first step. It must contain {phone}, which becomes your number.'),
  steps: list(runningText(600), 2, 7).describe(
    'Steps that a reader can take against a leak until help comes, in order. A qualified engineer must read each change.',
  ),
  waterCompanies: group({
    label: text(240).meta({ title: 'Words before the company’s name' }),
    on: text(10)
      .meta({ title: 'Word before the company’s number' })
      .describe('Word between the name of the water company and its number, such as “on”.'),
    unknown: runningText(300)
      .meta({ title: 'Text where it may be any of them' })
      .describe('Text for a place that more than one of these companies may serve.'),
    allPlaces: runningText(400)
      .optional()
      .meta({ title: 'Text for all your places' })
      .describe('Text for pages about all your places, if more than one company serves them. Default: the text above.'),
    items: list(group({ name: text(30), phone: ownPhone }), 1, 3)
      .default([])
      .meta({ title: 'Companies', safety: false }),
  })
    .optional()
    .transform((companies) => (companies?.items.length ? companies : undefined))
    .describe('Water companies, for readers who cannot turn the water off, or who see a leak in the road.'),
  sheet: group({
    heading: text(40),
    lines: list(text(24), 2, 6),
    scan: text(24).meta({ title: 'Words under the code' }),
  })
    .meta({ title: 'Sheet for the fridge door' })
    .describe(
      'Sheet for the fridge door, printed with Home: lines that a household fills in, such as where the stopcock is, and words under a QR code.',
    ),
}).meta({ safety: true });

/** Label beside the drawing of a Gas Safe card. */
const cardLabel = text(14);

export const badges = group({
  labels: group({
    membership: label.meta({ title: 'Your memberships' }),
    trust: label.meta({ title: 'All other badges' }),
  }).meta({ title: 'Names for screen readers' }),
  gasSafe: group({
    ...badgeWords,
    card: group({
      heading: text(30),
      photo: cardLabel.meta({ title: 'Words beside the photo' }),
      number: cardLabel.meta({ title: 'Words beside the licence number' }),
      expiry: cardLabel.meta({ title: 'Words beside the expiry date' }),
      back: text(36).meta({ title: 'Words below the back' }),
    })
      .meta({ title: 'What to look for on the card' })
      .describe('Labels on a drawing of an engineer’s Gas Safe card, which tell customers what to look for on it.'),
  })
    .optional()
    .meta({ title: 'Gas Safe' }),
  insured: badge,
  allHours: badge.meta({ title: '24/7' }),
  guarantee: badge,
  rating: badge,
  association: badge.meta({ title: 'Power Flush Association' }),
});

export const tradeWords = group({
  ...section.shape,
  words: z
    .record(
      matching(/^[a-z]+( [a-z]+)*$/, 'a word in lower case').meta({ title: 'Word to add' }),
      explanation,
      'a line for each word',
    )
    .refine((all) => Object.keys(all).length > 0, 'a line for one word or more'),
});

export const notFound = group(errorPage);

export const applicationError = group({
  ...errorPage,
  again: label.meta({ title: 'Words of the link that tries again' }),
});
