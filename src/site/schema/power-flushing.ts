import { group, list, text } from './fields.ts';
import {
  buttonLabel,
  heading,
  link,
  page,
  paragraph,
  paragraphs,
  picture,
  points,
  questions,
  section,
  seenAs,
  titled,
  titleOfPage,
} from './shared.ts';

export const powerFlushing = group({
  ...page,
  hero: group({ ...titleOfPage, text: paragraph, picture: group({ ...picture, hot: text(8), cold: text(8) }) }),
  explanation: group({ heading, text: paragraphs, picture: group(picture) }),
  whyPowerFlush: section,
  certified: section.optional(),
  warningSigns: group({ ...section.shape, items: list(titled, 2, 12) }),
  process: group({
    ...section.shape,
    steps: list(group({ ...titled.shape, alt: text(120).meta({ title: seenAs }) }), 5, 5),
  }).describe('Five steps of a power flush, each with a drawing.'),
  benefits: points(titled),
  whenToAct: group({ heading, text: paragraphs, call: buttonLabel }),
  questions,
  quote: group({ ...section.shape, link }),
});

export const powderFlushing = group({
  heading,
  text: paragraphs,
  card: paragraph,
  linkLabel: text(60),
  comparison: group({ heading, power: titled, powder: titled }).describe(
    'Comparison of power flushing and powder flushing, on the page of each area.',
  ),
});
