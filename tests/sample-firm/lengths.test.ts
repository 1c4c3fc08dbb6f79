import { describe, expect, test } from 'vitest';
import { sentencesOf, wordsIn } from '../support/sentences.ts';
import { band, facts, read, readAll, textsOf } from '../support/site.ts';

/** How much there is to read, on the built site of the sample firm: the decisions, "Less". */

const areaPages = facts.areas.map(({ path }) => path);

describe('words to read', () => {
  test.each([
    ...[['/', 450] as const, ['/services', 900] as const, ['/power-flushing', 850] as const, ['/about', 450] as const],
    ...[['/areas', 500] as const, ['/contact', 450] as const, ...areaPages.map((path) => [path, 600] as const)],
  ])('%s has at most %i', async (path, most) => {
    expect(wordsIn(sentencesOf(await read(path)))).toBeLessThanOrEqual(most);
  });

  test('the page of each area has at least 350, and 180 of them in sentences that stand on no other page', async () => {
    const pages = (await readAll()).map(([path, $]) => [path, sentencesOf($)] as const);
    const standing = Map.groupBy(
      pages.flatMap(([path, sentences]) => [...new Set(sentences)].map((sentence) => ({ path, sentence }))),
      ({ sentence }) => sentence,
    );
    // Headings that all pages have with another name in them are not a page's own.
    const named = new Set(pages.flatMap(([path]) => mouldsOf(path)));
    for (const [path, sentences] of pages.filter(([path]) => areaPages.includes(path))) {
      expect(wordsIn(sentences), path).toBeGreaterThanOrEqual(350);
      const own = sentences.filter((sentence) => standing.get(sentence)?.length === 1 && !named.has(sentence));
      expect(wordsIn(own), path).toBeGreaterThanOrEqual(180);
    }
  });
});

test('each step for water has at most 25 words', async () => {
  for (const step of textsOf(await read('/'), band('emergency', 'ol > li'))) {
    expect(wordsIn([step]), step).toBeLessThanOrEqual(25);
  }
});

/** The words of all areas' pages with the name of this one in them. */
function mouldsOf(path: string): string[] {
  const page = facts.areas.find((area) => area.path === path)?.page;
  return page ? [page.badge, page.heading, page.services.heading, page.quote.heading] : [];
}
