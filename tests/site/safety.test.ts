import type { CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
import { gasEmergency } from '../../src/site/schema/phone.ts';
import { plainText } from '../../src/site/text/running-text.ts';
import { attributesOf, band, everyPage, read, readAll, site, textOf, textsOf, withSteps } from '../support/site.ts';

const { business, words } = site;
const { emergency } = words;
const gas = `a[href="tel:${gasEmergency.e164}"]`;

test.each(everyPage)('%s says what to do about a smell of gas, with the number to ring', async (path) => {
  const $ = await read(path);
  expect(textOf($, 'main')).toContain(plainText(emergency.gas));
  expect(textsOf($, `main ${gas}`)).toContain(gasEmergency.text);
});

test('the gas emergency number is named to those who only hear its links', async () => {
  for (const [path, $] of await readAll()) {
    for (const label of attributesOf($, gas, 'aria-label')) {
      expect(label, path).toBe(`${emergency.gasLabel} ${gasEmergency.text}`);
    }
  }
});

test.each(withSteps)('%s has the steps for water, and only the number and one line before them', async (path) => {
  const $ = await read(path);
  expect(textsOf($, band('emergency', 'ol > li'))).toEqual(emergency.steps.map(plainText));
  const before = [textOf($, '#emergency'), plainText(emergency.start), emergency.call, business.phone.text];
  const begin = letters([...before, plainText(emergency.steps[0] ?? '')].join(''));
  expect(letters(textOf($, band('emergency'))).slice(0, begin.length)).toBe(begin);
});

test.each(withSteps.filter((path) => path !== '/areas'))(
  '%s leads to these steps from its introduction, before any other band',
  async (path) => {
    const $ = await read(path);
    const near = attributesOf($, band('page', 'a'), 'href').map((href) => href.replace(/^[^#]*/, ''));
    expect(near).toContain('#emergency');
  },
);

test('on Services the steps stand right after the cards, on the page of an area right after its introduction', async () => {
  const last = words.services.services.at(-1)?.id;
  expect(bandsOf(await read('/services'))[bandsOf(await read('/services')).indexOf(last) + 1]).toBe('emergency');
  for (const { path } of site.areas) expect(bandsOf(await read(path)).slice(0, 2), path).toEqual(['page', 'emergency']);
});

test('the carbon monoxide line leads to its signs, and stands after the steps for water', async () => {
  expect(textsOf(await read('/services'), band('carbon-monoxide', 'li h3'))).toHaveLength(
    words.services.carbonMonoxide.items.length,
  );
  for (const path of ['/', ...site.areas.map((area) => area.path)]) {
    const text = textOf(await read(path), band('emergency'));
    const last = plainText(emergency.steps.at(-1) ?? '');
    expect(text.indexOf(plainText(emergency.carbonMonoxide)), path).toBeGreaterThan(text.indexOf(last));
  }
});

test('nothing that is said has to be opened first: only the menu opens', async () => {
  for (const [path, $] of await readAll(everyPage)) {
    expect($('details, [hidden]:not(img), dialog, main [popover]').length, path).toBe(0);
    expect(attributesOf($, '[popover]', 'id'), path).toEqual(['menu']);
  }
});

/** The headings of a page's bands, by id, in their order. */
function bandsOf($: CheerioAPI): (string | undefined)[] {
  return attributesOf($, 'main :is(h1, h2)', 'id');
}

/** A text without its white space, which elements that stand apart have none of between them. */
function letters(text: string): string {
  return text.replace(/\s+/g, '');
}
