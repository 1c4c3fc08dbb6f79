import { expect, test } from 'vitest';
import { plainText } from '../../src/content/running-text.ts';
import { textsOf } from '../../src/content/texts.ts';
import { filesOf } from '../../src/facts/page-files.ts';
import { facts, readAll, textOf } from '../support/site.ts';

/** The files of content/, by their paths, and their sentences. */
const sentences = Object.entries({
  ...facts.words,
  ...Object.fromEntries(facts.areas.map(({ page: _, ...own }) => [`areas/${own.slug}`, own])),
}).map(([name, words]): [file: string, sentences: string[]] => {
  const texts = textsOf(words).map(([, text]) => plainText(text));
  return [`content/${name}.yaml`, texts.filter((text) => text.length >= 30)];
});

test('a page is as new as the files that it has more than three sentences of, and has some of each that it is as new as', async () => {
  for (const [path, $] of await readAll()) {
    const main = textOf($, 'main');
    const shown = new Map(sentences.map(([file, own]) => [file, own.filter((text) => main.includes(text)).length]));
    const files = filesOf(facts, path);
    const full = [...shown].flatMap(([file, count]) => (count > 3 ? [file] : []));
    expect(files, path).toEqual(expect.arrayContaining(full));
    expect(
      files.filter((file) => shown.get(file) === 0),
      path,
    ).toEqual([]);
  }
});
