import { expect, test } from 'vitest';
import { readWith } from '../../tests/support/example-firm.ts';
import { pageAt } from '../facts/pages.ts';
import { crumbsOf, headOf, scriptJson } from './head.ts';

const facts = await readWith({});
const head = (path: string) => headOf(facts, pageAt(facts, path), { '@type': 'WebPage', about: [] });

test('a page for an error is not indexed and has no address', () => {
  const { structuredData, tags } = head('/404');
  expect(structuredData).toBeUndefined();
  expect(tags.map(({ attributes }) => attributes.name)).toEqual(['description', 'robots']);
  expect(crumbsOf(facts, pageAt(facts, '/404')).map(({ name }) => name)).toEqual(['Home', 'No such page']);
});

test('structured data cannot close the script that holds it', () => {
  const json = scriptJson({ text: '</script><script>alert(1)</script>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text: '</script><script>alert(1)</script>' });
});
