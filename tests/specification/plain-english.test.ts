import nlp from 'compromise';
import { flesch } from 'flesch';
import { syllable } from 'syllable';
import { expect, test } from 'vitest';
import { proseOf, wordsIn } from '../support/sentences.ts';
import { everyPage, readAll } from '../support/site.ts';

const pages = (await readAll(everyPage)).map(([path, $]) => ({ path, prose: proseOf($) }));

/** Lowest Flesch reading ease allowed. A text with 70 or more is easy for 13-year-olds (Flesch, "The Art of Readable Writing", 1949). */
const leastEase = 70;

test.each(pages)('$path is easy to read', ({ prose }) => {
  const counts = { sentence: prose.length, word: wordsIn(prose), syllable: syllable(prose.join(' ')) };
  expect(flesch(counts)).toBeGreaterThanOrEqual(leastEase);
});

test('every sentence of advice has a verb', () => {
  expect(pages.flatMap(({ prose }) => prose).length).toBeGreaterThan(1000);
  const withoutVerb = pages.flatMap(({ path, prose }) =>
    prose.filter((sentence) => !hasVerb(sentence)).map((sentence) => `${path}: ${sentence}`),
  );
  expect(withoutVerb).toEqual([]);
});

/** Whether a sentence has a verb or is "Yes." or "No.". Apostrophes are made straight, because the library knows no curly ones. */
function hasVerb(sentence: string): boolean {
  return /^(yes|no)\.$/i.test(sentence) || nlp(sentence.replaceAll('’', "'")).has('#Verb');
}
