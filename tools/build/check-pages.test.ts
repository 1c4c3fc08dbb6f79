import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Page } from '../../src/site/site.ts';
import { mistakesIn } from '../../tests/support/mistakes.ts';
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

/** A page as Astro writes it, with some of it changed. */
function html(page: { title: string; description: string }, from = '', to = ''): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&#34;');
  return `<title>${escaped(page.title)}</title><meta name="description" content="${escaped(page.description)}">
    <h1 id="page">Pipes</h1>`.replace(from, to);
}

/** What is found wrong where the area's page is written with a change, or another file beside them. */
function mistakes(from = '', to = '', file = 'areas/hove.html'): string {
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

test('pages that are as the list says are right', () => {
  expect(mistakes()).toBe('none');
});

test('a page without an entry is named, and an entry without a page', () => {
  expect(mistakes('', '', 'blog.html')).toBe(
    '/blog: not on the list of pages (src/site/page-list.ts), so nothing leads to it',
  );
  rmSync(join(folder, 'blog.html'));
  rmSync(join(folder, 'index.html'));
  expect(() => checkPages(folder, list)).toThrow(
    '/: on the list of pages (src/site/page-list.ts), but no file of src/pages/ writes it',
  );
});

test.each(mistakesIn<string[]>('pages'))('%s is named', (_, from, to, message) => {
  expect(mistakes(from, to)).toContain(message);
});
