import { basename } from 'node:path';
import { load } from 'cheerio';
import type { FieldPath } from '../../src/content/problem.ts';
import { plainText } from '../../src/content/running-text.ts';
import { textsOf } from '../../src/content/texts.ts';
import { isReplaced } from '../../src/facts/drawing-places.ts';
import { mainFiles } from '../../src/facts/pages.ts';
import type { Finding, Site, WrittenText } from './finding.ts';

/** Finds words of content/ that the built site does not have, because it was built before they were written. */
export function checkBuiltWords({ facts, files }: Site): Finding[] {
  if (files.size === 0) return [];
  const built = [...files].map(([file, text]) => readable(file, text)).join('\n');
  const missing = wordsOf(facts).filter(({ text }) => !built.includes(bare(plainText(text))));
  const [first] = missing;
  if (!first) return [];
  const others = missing.length > 1 ? ` (and ${missing.length - 1} more texts)` : '';
  return [
    {
      kind: 'site',
      place: { file: first.file, field: first.field },
      found: `words that no page of dist/ has${others}: "${first.text.slice(0, 60)}"`,
      why: 'What goes live is dist/: a change to the words reaches no reader until the site is built again',
      mend: 'npm run build',
    },
  ];
}

/** What visitors may read, listen to or find: the words on the page, and those in its head and its attributes. */
function readable(file: string, text: string): string {
  if (!file.endsWith('.html')) return bare(text);
  const $ = load(text);
  const spoken = $('[alt], [aria-label], [content]')
    .toArray()
    .map((element) => ['alt', 'aria-label', 'content'].map((name) => $(element).attr(name) ?? '').join('\n'));
  return [$('body').text(), $('title').text(), ...spoken].map(bare).join('\n');
}

/** Spaces, quotation marks and hyphenation differ between a file and a page. */
const bare = (text: string) => text.replace(/[\s\u00ad"'\\]+/g, '').toLowerCase();

/** The running text of the pages, with the facts filled in; labels are short, and some wait for what they name. Of the jobs only the newest is sure to be shown. */
function wordsOf({ areas, jobs, words }: Site['facts']): WrittenText[] {
  const names = [...Object.values(mainFiles), 'emergency', 'people', 'powder-flushing'] as const;
  const files = [
    ...names.map((name) => [`content/${name}.yaml`, words[name]] as const),
    ...areas.map(({ slug, page: _, ...own }) => [`content/areas/${slug}.yaml`, own] as const),
    ...jobs.slice(0, 1).map(({ name, ...own }) => [`content/jobs/${name}.yaml`, own] as const),
  ];
  const isSeen = (file: string, field: FieldPath) =>
    field.at(-1) !== 'href' && !isReplaced([basename(file, '.yaml'), ...field], words);
  return files.flatMap(([file, value]) =>
    textsOf(value)
      .filter(([field, text]) => text.length > longestLabel && isSeen(file, field))
      .map(([field, text]) => ({ file, field, text })),
  );
}

const longestLabel = 40;
