import { describe, expect, test } from 'vitest';
import { attributesOf, band, read, readAll, routes, site, textOf, textsOf } from '../support/site.ts';

// Tests of the links between the sample firm's pages, and of the meta descriptions of its area pages.

const { areas } = site;

test('the description of each area has its response time, and says that it varies', async () => {
  for (const { path, minutes } of areas) {
    const [description] = attributesOf(await read(path), 'meta[name="description"]', 'content');
    expect(description, path).toMatch(new RegExp(`${minutes} minutes, but times vary`));
  }
});

describe('links', () => {
  test('each area links to Services and Power Flushing by name, and to the page for each of its common problems', async () => {
    for (const { path, tonight } of areas) {
      const $ = await read(path);
      expect(textsOf($, 'main a[href="/services"]'), path).toContainEqual(expect.stringMatching(/services/i));
      expect(textsOf($, 'main a[href="/power-flushing"]'), path).toContain('Power flushing');
      expect(textsOf($, 'main a[href="/services#customers"]'), path).toContainEqual(expect.stringMatching(/business/));
      expect(attributesOf($, band('tonight', 'h3 a'), 'href'), path).toEqual(tonight?.items.map(({ href }) => href));
    }
  });

  test('at least four other pages link to each page except Home in their text, not counting maps', async () => {
    const sources = new Map(routes.slice(1).map((path) => [path, new Set<string>()]));
    for (const [from, $] of await readAll()) {
      for (const href of attributesOf($, 'main a:not(svg a)[href^="/"]', 'href')) {
        const [to = ''] = href.split('#') ?? [];
        if (to !== from) sources.get(to)?.add(from);
      }
    }
    for (const [path, from] of sources) expect([...from].length, `${path}: ${[...from]}`).toBeGreaterThanOrEqual(4);
  });

  test('Home links to Areas, and all links for a quote lead to /contact#quote', async () => {
    expect(attributesOf(await read('/'), 'main a', 'href')).toContain('/areas');
    expect(textOf(await read('/contact'), '#quote')).toMatch(/quote/i);
    for (const path of ['/power-flushing', ...areas.map((area) => area.path)]) {
      const quotes = attributesOf(await read(path), 'main a', 'href').filter((href) => href.startsWith('/contact'));
      expect(new Set(quotes), path).toEqual(new Set(['/contact#quote']));
    }
  });
});
