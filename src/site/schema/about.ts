import { z } from 'zod';
import { group, list, text, yesOrNo } from './fields.ts';
import { photograph } from './photograph.ts';
import { label, marked, page, paragraphs, points, titled, titleOfPage } from './shared.ts';

export const about = group({
  ...page,
  ...titleOfPage,
  story: paragraphs.meta({ title: 'About your firm' }),
  trust: points(titled).meta({ title: 'What you promise' }),
  values: list(marked, 2, 12)
    .meta({ title: 'How you work' })
    .describe('How the firm works: a list on About, each point with an icon, a heading and a text.'),
  highlights: points(titled).meta({ title: 'What customers can expect' }),
  band: group({
    label: label.meta({ title: 'Name for screen readers' }),
    items: list(titled.partial({ text: true }), 2, 4).meta({ title: 'Facts' }),
  }).meta({ title: 'Your firm at a glance' }),
});

export const people = z
  .array(
    group({
      name: text(40),
      role: text(60).meta({ title: 'What this person does' }),
      registration: text(60)
        .optional()
        .meta({ title: 'Register and number' })
        .describe('Register that lists this person, with the number, such as that of a Gas Safe licence.'),
      sentence: text(160).optional().meta({ title: 'About this person' }),
      visits: yesOrNo
        .default(true)
        .meta({ title: 'Comes to customers' })
        .describe('Whether this person comes to customers’ doors. Choose no for somebody in the office. Default: yes.'),
      photograph: photograph.optional(),
    }),
    'a list of people, or []',
  )
  .describe('People who work for the firm, shown on About. Default: nobody.');
