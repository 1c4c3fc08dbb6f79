import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Page } from '../../src/site/site.ts';
import { problemTable } from '../../tests/support/problem-tables.ts';
import { checkPages } from './check-pages.ts';

const list: Page[] = [
  { path: '/', name: 'Home', title: 'Pipes & more', description: 'Who we are.', kind: 'main' },
  { path: '/areas/hove', name: 'Hove', title: 'Pipes in Hove', description: 'Hove’s "pipes".', kind: 'area' },
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** HTML of a page as Astro writes it, with one text replaced. */
function html(page: { title: string; description: string }, from = '', to = ''): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&#34;');
  return `<title>${escaped(page.title)}</title><meta name="description" content="${escaped(page.description)}">
    <h1 id="page">Pipes</h1>`.replace(from, to);
}

/** The problems that checkPages() finds after one text of an area's page was replaced, or a copy of the page was added as another file. */
function problems(from = '', to = '', file = 'areas/hove.html'): string {
  const [home, hove] = list as [Page, Page];
  const files = { 'index.html': html(home), 'areas/hove.html': html(hove), [file]: html(hove, from, to) };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  try {
    checkPages(folder, list);
  } catch (error) {
    return (error as Error).message;
  }
  return 'none';
}

test('there is no problem when the pages match the list', () => {
  expect(problems()).toBe('none');
});

test('a page without an entry in the list is named, and an entry without a page', () => {
  expect(problems('', '', 'blog.html')).toBe(
    '/blog: found a page that is not in src/site/page-list.ts, expected an entry for it',
  );
  rmSync(join(folder, 'blog.html'));
  rmSync(join(folder, 'index.html'));
  expect(() => checkPages(folder, list)).toThrow(
    '/: found an entry in src/site/page-list.ts, expected a file in src/pages/ that writes this page',
  );
});

test.each(problemTable<string[]>('pages'))('the message names the page and the problem: %s', (_, from, to, message) => {
  expect(problems(from, to)).toContain(message);
});
