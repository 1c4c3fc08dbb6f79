import { expect, test } from 'vitest';
import { firmFolder } from '../../src/site/files/firm-folder.ts';
import { mainPages } from '../../src/site/page-list.ts';
import { textsIn } from '../../tools/edit/answers.ts';
import { fieldsFor, isSure, knownTexts, longestField } from '../../tools/edit/page/match.ts';
import { read, routes, site } from '../support/site.ts';

/** Elements that the owner can't press, and drawings. */
const unseen = 'script, style, svg, .visually-hidden';

test('nearly every piece of text on the pages leads to its field when the owner presses it', async () => {
  const texts = knownTexts(textsIn(firmFolder()));
  const files: Record<string, string> = Object.fromEntries(
    Object.entries(mainPages).map(([path, { file }]) => [path, file]),
  );
  const counts = { sure: 0, choice: 0, none: 0 };
  for (const { path, kind } of site.pages.filter((page) => page.kind !== 'error')) {
    const $ = await read(path);
    const ofPage = kind === 'area' ? [path.slice(1), 'area-page'] : [files[path] ?? ''];
    const pieces = $('body *')
      .contents()
      .toArray()
      .filter((node) => node.type === 'text' && /\p{L}/u.test(node.data) && !$(node).closest(unseen).length);
    for (const piece of pieces) {
      const around = [$(piece).text()];
      for (const each of $(piece).parents().toArray().slice(0, 7)) {
        const words = $(each).text();
        if (words.length > longestField) break;
        around.unshift(words);
      }
      const own = $(piece).closest('body > footer').length > 0 ? ['frame', ...ofPage] : ofPage;
      const fields = fieldsFor(around, texts, own);
      counts[fields.length === 0 ? 'none' : isSure(fields, own) ? 'sure' : 'choice'] += 1;
    }
  }
  const all = counts.sure + counts.choice + counts.none;
  expect(all / routes.length).toBeGreaterThan(20);
  expect(counts.sure / all, JSON.stringify(counts)).toBeGreaterThan(0.85);
  // Pages join some words from several texts, such as a place and a month. fieldsFor() finds these by texts of more than three characters
  // alone, so that more of them lead nowhere if the firm's texts are shorter than that.
  const short = texts.filter(({ bare }) => bare.length <= 3).length / texts.length;
  expect(counts.none / all, JSON.stringify(counts)).toBeLessThan(0.01 + 0.04 * short);
});
