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
  save: label
    .meta({ title: 'Words of the link that saves your number' })
    .describe(
      "Text of the link that saves your number, hours and address in the contacts on a reader's phone. Saved contacts don't change when you change them here.",
    ),
  links: list(link, 1, 3),
  banner: section
    .meta({ title: 'Section for an emergency' })
    .describe('Section above the cards for readers in an emergency.'),
  steps: stepsBand,
  quote: group({
    heading,
    text: paragraphs,
    form: group({ heading: text(24), lines: list(text(31), 3, 9) })
      .meta({ title: 'What a quote contains' })
      .describe(
        'What your written quotes contain, line by line. Contact shows the lines in a drawing of a quote, and About lists them.',
      ),
  })
    .meta({ title: 'Written quotes' })
    .describe('Section about written quotes: what you need to know for one, and how the customer gets it.'),
  charges: group({ heading, text: paragraphs })
    .meta({ title: 'What a visit costs' })
    .describe('Section below the quotes about what a visit costs.'),
  ringing: group({ heading, steps: list(titled, 6, 6) })
    .meta({ title: 'What happens after somebody rings' })
    .describe(
      'What happens after somebody rings: six steps, one under each picture (call, answer, price, work, fault, bill).',
    ),
  cards: group({
    heading,
    emergency: marked,
    enquiries: marked,
    area: group({ ...marked.shape, link }).meta({ title: 'Service area' }),
    hours: marked,
  }),
  serviceArea: group({
    ...section.shape,
    main: list(text(33), 1, 8)
      .default([])
      .meta({ title: 'Places that are named first' })
      .describe('Towns and areas that are named first. Default: your towns, then the nearest areas, four in total.'),
    extended: text(60).meta({ title: 'Words before the other places' }),
  }),
  promises: points(line),
  closing: group({ ...section.shape, link }).meta({ title: 'End of the page' }),
});
