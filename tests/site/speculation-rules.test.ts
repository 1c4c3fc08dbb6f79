import { expect, test } from 'vitest';
import { get, routes } from '../support/site.ts';

test('every page names the rules by which browsers may render the next page ahead', async () => {
  for (const path of [...routes, '/nope']) {
    expect((await get(path)).headers.get('speculation-rules'), path).toBe('"/speculation-rules.json"');
  }
});

test('the rules come as the type that browsers read, and prerender pages of this site on moderate intent', async () => {
  const answer = await get('/speculation-rules.json');
  expect(answer.headers.get('content-type')).toMatch(/^application\/speculationrules\+json/);
  const rules = await answer.json();
  expect(rules).toMatchObject({ prerender: [{ where: { and: [{ href_matches: '/*' }, {}] }, eagerness: 'moderate' }] });
  expect(Object.keys(rules)).toEqual(['prerender']);
});
