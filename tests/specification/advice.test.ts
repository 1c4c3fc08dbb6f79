import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../support/sentences.ts';
import { band, read, readAll, routes, textOf } from '../support/site.ts';

// Tests of the advice on the sample firm's site: phrases that it must not have, and advice with the same words wherever it appears.

const sentences = (await readAll()).flatMap(([path, $]) => sentencesOf($).map((sentence) => ({ path, sentence })));

describe('no page', () => {
  test.each([
    ['forbids a switch in words that can be misheard', /touch no switch/i],
    ['says to switch off what is wet', /\bwet\b.*\b(switch|turn)[^.]* off\b|\b(switch|turn)[^.]* off\b.*\bwet\b/i],
    ['sends anybody to a meter in a cellar', /(?<!never )down (in|into|to) (a|the) cellar/i],
    ['says that a power flush is refused to older heating', /(never|not|n’t) (power )?flush[^.]*\b(old|10 years)/i],
  ])('%s', (_, wrong) => {
    expect(sentences.filter(({ sentence }) => wrong.test(sentence))).toEqual([]);
  });
});

test('a page that mentions carbon monoxide says to ring 999 first if someone has collapsed', () => {
  const pages = Map.groupBy(sentences, ({ path }) => path);
  for (const [path, matching] of pages) {
    const text = matching.map(({ sentence }) => sentence).join(' ');
    if (/carbon monoxide/i.test(text)) expect(text, path).toMatch(/collapsed.*ring 999 first\./);
  }
  expect(pages.size).toBe(routes.length);
});

test('pages about all places name the water company of Brighton and Hove; a place that may have either names none', async () => {
  for (const path of ['/', '/contact', '/areas'])
    expect(textOf(await read(path), band('emergency')), path).toContain('In Brighton and Hove that’s Southern Water');
  expect(textOf(await read('/areas/lewes'), 'main')).not.toContain('Southern Water');
});

describe('the same words on every page', () => {
  test.each([
    ['which pipe is flushed', /15 and 22 mm/, 22],
    ['what suits heating over ten years old', /too harsh/, 22],
    ['the call-out charge further out', /charge may apply, /, 11],
    ['whom to ring where no one water company is known', /then your water company/, 10],
    ['what a visit costs', /on top of the price you agree, and if you say no/i, 3],
    ['the reset', /press reset/i, 1],
  ])('%s', (_, about, pages) => {
    const matching = sentences.filter(({ sentence }) => about.test(sentence));
    // Compare only the ends of the sentences, because on some pages a label comes before the sentence.
    const [shortest = ''] = matching.map(({ sentence }) => sentence).sort((one, other) => one.length - other.length);
    expect(matching.filter(({ sentence }) => !sentence.endsWith(shortest))).toEqual([]);
    expect(new Set(matching.map(({ path }) => path)).size).toBeGreaterThanOrEqual(pages);
  });
});
