import { expect, test } from 'vitest';
import { explanations } from '../../src/site/explanations.ts';
import { read, readAll, site, targetsOf, textsOf } from '../support/site.ts';

const explained = explanations(site);
const { words } = site.words['trade-words'];

test('every explained link leads to a place on the site with the text of its tooltip', async () => {
  const targets = new Set<string>();
  for (const [path, $] of await readAll()) {
    for (const target of targetsOf($, 'a[data-explained]', path)) {
      const [page = '', id = ''] = target.split('#');
      const text = textsOf(await read(page), `[id="${id}"]`).join();
      expect(text, `${path} links to ${target}`).toContain(explained[target]);
      targets.add(id);
    }
  }
  expect(targets.size).toBeGreaterThan(0);
});

test('Power Flushing explains every trade word', async () => {
  const terms = textsOf(await read('/power-flushing'), 'section:has(#trade-words) dl > div');
  expect(terms).toEqual(Object.entries(words).map(([word, meaning]) => word + meaning));
});
