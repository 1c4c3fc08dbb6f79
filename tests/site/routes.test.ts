import { describe, expect, test } from 'vitest';
import { anchors } from '../../src/site/page-list.ts';
import { attributesOf, get, read, readAll, site } from '../support/site.ts';

// The band on powder flushing needs a specialist.
const bands = anchors.filter((anchor) => site.business.powderFlushing || !anchor.endsWith('#powder'));

test.each(bands)('%s, which words may lead to, is a place on its page', async (anchor) => {
  const [page = '', id] = anchor.split('#');
  expect((await read(page))(`main [id="${id}"]`).length).toBe(1);
});

test('a link to a place on its own page names the place alone: with a path, the page would be loaded again where its address has a query', async () => {
  for (const [path, $] of await readAll()) {
    const links = attributesOf($, 'a[href*="#"]', 'href');
    expect(links.length, path).toBeGreaterThan(0);
    for (const href of links) expect(href.startsWith(`${path}#`), `${path} links to ${href}`).toBe(false);
  }
});

test('links to other sites open in a new tab, say so, and give that site no hold on this one', async () => {
  for (const [path, $] of await readAll()) {
    // A message opens in the reader's own app.
    for (const link of $('a[href^="http"]:not([href^="https://wa.me/"])').toArray()) {
      expect($(link).attr('target'), path).toBe('_blank');
      expect($(link).attr('rel')?.split(' '), path).toContain('noopener');
      expect($(link).text(), path).toContain(`(${site.words.labels.newTab})`);
    }
  }
});

describe('for browsers that render the next page ahead', () => {
  test('the rules come as the type that browsers read, and prerender pages of this site on moderate intent', async () => {
    const answer = await get('/speculation-rules.json');
    expect(answer.headers.get('content-type')).toMatch(/^application\/speculationrules\+json/);
    const rules = await answer.json();
    const where = { and: [{ href_matches: '/*' }, {}] };
    expect(rules).toMatchObject({ prerender: [{ where, eagerness: 'moderate' }] });
    expect(Object.keys(rules)).toEqual(['prerender']);
  });
});
