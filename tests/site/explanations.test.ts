import { expect, test } from 'vitest';
import { explanations } from '../../src/facts/explanations.ts';
import { facts, read, readAll, textsOf } from '../support/site.ts';

const explained = explanations(facts);

test('every explained link leads to a place on the site that says what its tooltip says', async () => {
  const led = new Set<string>();
  for (const [path, $] of await readAll()) {
    for (const link of $('a[data-explained]').toArray()) {
      const [page = '', id = ''] = $(link).attr('href')?.split('#') ?? [];
      expect(textsOf(await read(page), `[id="${id}"]`).join(), `${path} links to ${page}#${id}`).toContain(
        explained[id],
      );
      led.add(id);
    }
  }
  expect([...led]).toEqual(expect.arrayContaining(['gas-safe', 'insured', 'association', 'all-hours', 'bn3', 'bn14']));
});

test('every trade word is explained on the Power Flushing page, and texts of the site link to each', async () => {
  const { words } = facts.words['trade-words'];
  expect(textsOf(await read('/power-flushing'), 'section[aria-labelledby="trade-words"] dt')).toEqual(
    Object.keys(words),
  );
  const linked = (await readAll()).flatMap(([, $]) =>
    textsOf($, 'a[data-explained][href^="/power-flushing#"]').map((text) => text.toLowerCase()),
  );
  expect(new Set(linked)).toEqual(new Set(Object.keys(words)));
});

test('no text is linked to one explanation twice', async () => {
  for (const [path, $] of await readAll()) {
    for (const text of $('main :is(p, li)').toArray()) {
      const targets = $(text)
        .find('> a[data-explained]')
        .toArray()
        .map((link) => $(link).attr('href'));
      expect(new Set(targets).size, `${path}: ${$(text).text()}`).toBe(targets.length);
    }
  }
});
