import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { addressOf, pageFiles } from '../../deploy/site-files.ts';
import type { Page } from '../../src/site/site.ts';
import { Refused } from './explain.ts';

/**
 * Compares what was written with the list of pages: each page is on it and each entry is written, with one `h1`, its own
 * title and description, and no id twice.
 * @param folder where the site was written
 * @throws {Refused} naming each page and what is wrong with it
 */
export function checkPages(folder: string, pages: readonly Page[]): void {
  const listed = new Map(pages.map((page) => [page.path, page]));
  const written = new Set<string>();
  const mistakes: string[] = [];
  for (const file of pageFiles(folder)) {
    const path = addressOf(file);
    written.add(path);
    const found = mistakesIn(readFileSync(folder + file, 'utf8'), listed.get(path));
    mistakes.push(...found.map((mistake) => `${path}: ${mistake}`));
  }
  for (const { path } of pages.filter((page) => !written.has(page.path))) {
    mistakes.push(`${path}: on the list of pages (src/site/page-list.ts), but no file of src/pages/ writes it`);
  }
  if (mistakes.length > 0) throw new Refused(mistakes.join('\n'));
}

function mistakesIn(html: string, page: Page | undefined): string[] {
  if (!page) return ['not on the list of pages (src/site/page-list.ts), so nothing leads to it'];
  const $ = load(html);
  const headings = $('h1').length;
  const title = $('title').first().text();
  const description = $('meta[name="description"]').attr('content') ?? '';
  const ids = $('[id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');
  return [
    headings === 1 ? '' : `${headings} h1 elements, expected one`,
    title === page.title ? '' : `the title "${title}", expected "${page.title}"`,
    description === page.description ? '' : `the description "${description}", expected "${page.description}"`,
    ...new Set(
      ids
        .filter((id, index) => ids.indexOf(id) < index)
        .map((id) => `the id "${id}" twice; a service (content/services.yaml) or a trade word needs a different name`),
    ),
  ].filter(Boolean);
}
