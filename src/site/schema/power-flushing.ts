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
  hero: group({
    ...titleOfPage,
    text: paragraph,
    picture: group({
      ...picture,
      hot: text(8).meta({ title: 'Word at the hot end of the scale' }),
      cold: text(8).meta({ title: 'Word at the cold end of the scale' }),
    }),
  }).meta({ title: 'Top of the page' }),
  explanation: group({ heading, text: paragraphs, picture: group(picture) }).meta({ title: 'What a power flush is' }),
  whyPowerFlush: section.meta({ title: 'Why a power flush' }),
  certified: section.optional().meta({ title: 'Your membership' }),
  warningSigns: group({ ...section.shape, items: list(titled, 2, 12).meta({ title: 'Signs' }) }),
  process: group({
    ...section.shape,
    steps: list(group({ ...titled.shape, alt: text(120).meta({ title: seenAs }) }), 5, 5),
  })
    .meta({ title: 'Steps of a power flush' })
    .describe('Five steps of a power flush, each with a drawing.'),
  benefits: points(titled),
  whenToAct: group({ heading, text: paragraphs, call: buttonLabel }),
  questions,
  quote: group({ ...section.shape, link }),
});

export const powderFlushing = group({
  heading,
  text: paragraphs,
  card: paragraph.meta({ title: 'Text on the pages of areas' }),
  linkLabel: text(60).meta({ title: 'Words of the link' }),
  comparison: group({
    heading,
    power: titled.meta({ title: 'Power flushing' }),
    powder: titled.meta({ title: 'Powder flushing' }),
  }).describe('Comparison of power flushing and powder flushing, on the page of each area.'),
});
