import { group, list, text } from './fields.ts';
import {
  heading,
  label,
  line,
  link,
  marked,
  pageWithPhone,
  paragraph,
  paragraphs,
  points,
  section,
  stepsBand,
  titled,
  titleOfPage,
} from './shared.ts';

export const contact = group({
  ...pageWithPhone,
  ...titleOfPage,
  text: paragraph,
  save: label.describe(
    "To the card for the reader's contacts, which the build makes of your name, mark, numbers, hours, site and address. Who saved it before a change keeps the old one.",
  ),
  links: list(link, 1, 3),
  banner: section.describe('For a reader in an emergency, above the cards.'),
  steps: stepsBand,
  quote: group({
    heading,
    text: paragraphs,
    form: group({ heading: text(24), lines: list(text(31), 3, 9) }).describe(
      'What your written quotes hold: drawn as an example, with strokes like handwriting in place of words and figures; and listed on About.',
    ),
  }).describe('What a written quote needs, and how it comes.'),
  charges: group({ heading, text: paragraphs }).describe('What a visit costs, after the quote.'),
  ringing: group({ heading, steps: list(titled, 6, 6) }).describe(
    'What happens, under pictures: the call, the answer, the price, the work, the fault shown, the bill.',
  ),
  cards: group({
    heading,
    emergency: marked,
    enquiries: marked,
    area: group({ ...marked.shape, link }),
    hours: marked,
  }),
  serviceArea: group({
    ...section.shape,
    main: list(text(33), 1, 8)
      .default([])
      .describe('Towns and areas that are named first. Default: your towns, then the nearest areas, four in all.'),
    extended: text(60),
  }),
  promises: points(line),
  closing: group({ ...section.shape, link }),
});
