import type { CheerioAPI } from 'cheerio';

const blocks = 'h1, h2, h3, p, li, dt, dd, th, td, caption, figcaption, div, section, a[data-size]';

/**
 * Sentences in a page's `main` element, including headings and labels.
 * @param without selector of elements to leave out. Default: drawings and scripts
 */
export function sentencesOf($: CheerioAPI, without = 'svg, script'): string[] {
  const main = $('main').clone();
  main.find(without).remove();
  main.find(blocks).append('\n').prepend('\n');
  const lines = main.text().replaceAll('\u2060', '').split('\n');
  return lines.flatMap((line) => line.trim().split(/(?<=[.?!])\s+/)).filter((sentence) => /\w/.test(sentence));
}

/** Sentences in a page's `main` element that end with . ? or !, except those in headings, captions, tables and description lists. */
export function proseOf($: CheerioAPI): string[] {
  const sentences = sentencesOf($, 'svg, script, h1, h2, h3, figcaption, table, dl');
  return sentences.filter((sentence) => /[.?!]$/.test(sentence));
}

/** Number of words in sentences. */
export function wordsIn(sentences: readonly string[]): number {
  return sentences.flatMap((sentence) => sentence.split(/\s+/).filter((word) => /\w/.test(word))).length;
}
