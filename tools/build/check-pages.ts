import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { addressOf, pageFiles } from '../../deploy/site-files.ts';
import type { Page } from '../../src/site/site.ts';
import { UserError } from './explain.ts';

/**
 * Compares the built pages with the list of pages. Every page must have an entry in the list, and every entry must have a page. A page must
 * have one `h1`, the title and description of its entry, and no id twice.
 * @param folder folder that the site was written to
 * @throws {UserError} with the problems of each page
 */
export function checkPages(folder: string, pages: readonly Page[]): void {
  const listed = new Map(pages.map((page) => [page.path, page]));
  const written = new Set<string>();
  const problems: string[] = [];
  for (const file of pageFiles(folder)) {
    const path = addressOf(file);
    written.add(path);
    const found = problemsOf(readFileSync(folder + file, 'utf8'), listed.get(path));
    problems.push(...found.map((problem) => `${path}: ${problem}`));
  }
  for (const { path } of pages.filter((page) => !written.has(page.path))) {
    problems.push(
      `${path}: found an entry in src/site/page-list.ts, expected a file in src/pages/ that writes this page`,
    );
  }
  if (problems.length > 0) throw new UserError(problems.join('\n'));
}

/** Problems of a page, each without the page's path. */
function problemsOf(html: string, page: Page | undefined): string[] {
  if (!page) return ['found a page that is not in src/site/page-list.ts, expected an entry for it'];
  const $ = load(html);
  const headings = $('h1').length;
  const title = $('title').first().text();
  const description = $('meta[name="description"]').attr('content') ?? '';
  const ids = $('[id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');
  return [
    headings === 1 ? '' : `found ${headings} h1 elements, expected one`,
    title === page.title ? '' : `found the title "${title}", expected "${page.title}"`,
    description === page.description ? '' : `found the description "${description}", expected "${page.description}"`,
    ...new Set(
      ids
        .filter((id, index) => ids.indexOf(id) < index)
        .map(
          (id) =>
            `found the id "${id}" twice, expected another id for a service (content/services.yaml) or a trade word`,
        ),
    ),
  ].filter(Boolean);
}
