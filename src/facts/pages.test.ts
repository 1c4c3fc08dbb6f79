import { expect, test } from 'vitest';
import { readWith } from '../../tests/support/other-firm.ts';
import { pageAt } from './pages.ts';

test('a page that is not on the list is not found', async () => {
  const facts = await readWith({});
  expect(() => pageAt(facts, '/blog')).toThrow('/blog is not on the list of pages (src/facts/pages.ts)');
});
