import { expect, test } from 'vitest';
import { exampleFolder } from '../../../tests/support/example-firm.ts';
import { readSite } from '../../site/read.ts';
import type { Page } from '../../site/site.ts';
import { crumbsOf, scriptJson } from './head.ts';

test.each([
  ['shoreham-by-sea', 'Shoreham-by-Sea', 'Shoreham By Sea'],
  ['ty-nant', 'Tŷ-nant', 'Tŷ Nant'],
  ['st-martins', 'St Martin’s', 'St Martin’s'],
])('the breadcrumb of /areas/%s ends with the letters of %s: %s', async (slug, name, crumb) => {
  const page: Page = { path: `/areas/${slug}`, name, title: name, description: '', kind: 'area' };
  const crumbs = crumbsOf(await readSite(exampleFolder), page);
  expect(crumbs.map((each) => each.name)).toEqual(['Home', 'Areas', crumb]);
});

test('structured data cannot close the script that holds it', () => {
  const json = scriptJson({ text: '</script><script>alert(1)</script>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text: '</script><script>alert(1)</script>' });
});
