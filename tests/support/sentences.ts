import type { CheerioAPI } from 'cheerio';

const blocks = 'h1, h2, h3, p, li, dt, dd, th, td, caption, figcaption, div, section, a[data-size]';

/** The sentences in a page's `main`, without those of drawings. */
export function sentencesOf($: CheerioAPI): string[] {
  const main = $('main').clone();
  main.find('svg, script').remove();
  main.find(blocks).append('\n').prepend('\n');
  const lines = main.text().replaceAll('\u2060', '').split('\n');
  return lines.flatMap((line) => line.trim().split(/(?<=[.?!])\s+/)).filter((sentence) => /\w/.test(sentence));
}

/** The number of words in some sentences. */
export function wordsIn(sentences: readonly string[]): number {
  return sentences.flatMap((sentence) => sentence.split(/\s+/).filter((word) => /\w/.test(word))).length;
}
