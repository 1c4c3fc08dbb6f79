import { expect, test } from 'vitest';
import { explanations } from '../../../src/facts/explanations.ts';
import { attributesOf, facts, read, readAll, textsOf } from '../../support/site.ts';

const explained = explanations(facts);
const { words } = facts.words['trade-words'];

test('every explained link leads to a place on the site that says what its tooltip says', async () => {
  const led = new Set<string>();
  for (const [path, $] of await readAll()) {
    for (const href of attributesOf($, 'a[data-explained]', 'href')) {
      const [page = '', id = ''] = href.split('#') ?? [];
      expect(textsOf(await read(page), `[id="${id}"]`).join(), `${path} links to ${page}#${id}`).toContain(
        explained[href],
      );
      led.add(id);
    }
  }
  expect(led.size).toBeGreaterThan(0);
});

test('Power Flushing explains every trade word', async () => {
  const terms = textsOf(await read('/power-flushing'), 'section:has(#trade-words) dl > div');
  expect(terms).toEqual(Object.entries(words).map(([word, meaning]) => word + meaning));
});
