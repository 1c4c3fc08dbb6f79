import { expect, test } from 'vitest';
import { get } from '../support/site.ts';

test('the speculation rules have their content type, and prerender pages of this site with moderate eagerness', async () => {
  const answer = await get('/speculation-rules.json');
  expect(answer.headers.get('content-type')).toMatch(/^application\/speculationrules\+json/);
  const rules = await answer.json();
  const where = { and: [{ href_matches: '/*' }, {}] };
  expect(rules).toMatchObject({ prerender: [{ where, eagerness: 'moderate' }] });
  expect(Object.keys(rules)).toEqual(['prerender']);
});
