import { readFileSync } from 'node:fs';
import { type CheerioAPI, load } from 'cheerio';
import { addressOf, pageFiles } from '../../deploy/site-files.ts';
import type { Page } from '../../src/facts/types.ts';
import { Refused } from './explain.ts';

/**
 * Compares what was written with the list of pages: each page is on it and each entry is written, with one `h1`, its own
 * title and description, no id twice, and a pipe that is one line.
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
    mistakes.push(`${path}: on the list of pages (src/facts/page-list.ts), but no file of src/pages/ writes it`);
  }
  if (mistakes.length > 0) throw new Refused(mistakes.join('\n'));
}

function mistakesIn(html: string, page: Page | undefined): string[] {
  if (!page) return ['not on the list of pages (src/facts/page-list.ts), so nothing leads to it'];
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
    ...pipeMistakes($),
  ].filter(Boolean);
}

/** Where the pipe would break on a wide screen, and where its water would cool down again. */
function pipeMistakes($: CheerioAPI): string[] {
  let [side, hot] = ['left', false];
  return $('[data-pipe]')
    .toArray()
    .flatMap((band) => {
      const { 'data-pipe': route = '', 'data-water': water } = $(band).attr() ?? {};
      const name = $(band).find('h2').attr('id') ?? $(band).find('[aria-label]').attr('aria-label');
      const [from = '', to = ''] = routes[route] ?? [];
      const broken = from === side ? [] : [`the pipe runs ${side} above the band "${name}", whose route is ${route}`];
      // What is warming begins cold and ends hot.
      const cooled =
        hot && water ? [`the water in the pipe is warmer above the band "${name}" than where the band begins`] : [];
      [side, hot] = [to, water !== 'cold'];
      return [...broken, ...cooled];
    });
}

/** On which side each route takes the pipe over, and on which it leaves it. */
const routes: Record<string, [from: string, to: string]> = {
  left: ['left', 'left'],
  right: ['right', 'right'],
  'to-right': ['left', 'right'],
  'to-left': ['right', 'left'],
  'winding-left': ['left', 'left'],
  'winding-right': ['left', 'right'],
  street: ['left', 'right'],
  end: ['left', 'nowhere'],
};
