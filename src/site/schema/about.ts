import { z } from 'zod';
import { group, list, text } from './fields.ts';
import { photograph } from './photograph.ts';
import { label, marked, page, paragraphs, points, titled, titleOfPage } from './shared.ts';

export const about = group({
  ...page,
  ...titleOfPage,
  story: paragraphs,
  trust: points(titled),
  values: list(marked, 2, 12).describe('How you work, under the promises.'),
  highlights: points(titled),
  band: group({ label, items: list(titled.partial({ text: true }), 2, 4) }),
});

export const people = z
  .array(
    group({
      name: text(40),
      role: text(60),
      registration: text(60).optional().describe('What this person is registered as, with the number.'),
      sentence: text(160),
      photograph: photograph.optional(),
    }),
    'a list of people, or []',
  )
  .describe('Who works for the firm; nobody at first.');
