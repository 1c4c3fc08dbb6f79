import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { gasEmergency } from '../../../src/content/phone.ts';
import { plainText } from '../../../src/content/running-text.ts';
import { attributesOf, band, everyPage, facts, read, readAll, textOf, textsOf } from '../../support/site.ts';

const { areas, business, words } = facts;
const { emergency } = words;
const { safety } = emergency;
const gas = `a[href="tel:${gasEmergency.e164}"]`;
const errors = everyPage.slice(-2);
const pages = everyPage.filter((path) => !errors.includes(path));

describe('whichever page is the only one read', () => {
  test.each(pages)('%s says what to do about gas, electricity and carbon monoxide', async (path) => {
    const $ = await read(path);
    const main = textOf($, 'main');
    for (const line of Object.values(safety)) expect(main).toContain(plainText(line));
    expect(textsOf($, `main ${gas}`)).toContain(gasEmergency.text);
    expect(attributesOf($, 'main a', 'href')).toContain('/services#carbon-monoxide');
  });
});

test('the gas emergency number is named to those who only hear its links', async () => {
  for (const [path, $] of await readAll()) {
    for (const label of attributesOf($, gas, 'aria-label')) {
      expect(label, path).toBe(`${emergency.gasLabel} ${gasEmergency.text}`);
    }
  }
});

test('wherever an emergency is spoken of, what to do about gas stands before the number to ring', async () => {
  for (const path of ['/', '/services', '/areas', '/contact']) {
    const $ = await read(path);
    expect(textOf($, band('emergency'))).toContain(plainText(emergency.gasAdvice));
    const order = numbersIn($, band('emergency'));
    expect(order[0], path).toBe(gasEmergency.e164);
    expect(order.at(-1), path).toBe(business.phone.e164);
  }
});

test('on the page of an area, it stands before what else may be wrong', async () => {
  for (const { path, tonight } of areas) {
    const text = textOf(await read(path), band('tonight'));
    expect(text.indexOf(plainText(safety.gas)), path).toBeGreaterThan(-1);
    expect(text.indexOf(plainText(safety.gas)), path).toBeLessThan(text.indexOf(tonight.items[0]?.title ?? ''));
  }
});

test('the steps to take until help comes are in their order', async () => {
  for (const path of ['/', '/services', '/areas', '/contact']) {
    expect(textsOf(await read(path), band('emergency', 'ol > li')), path).toEqual(emergency.steps.map(plainText));
  }
});

test('the safety lines lead to the signs of carbon monoxide, which name the gas emergency number', async () => {
  const $ = await read('/services');
  expect($(band('carbon-monoxide', gas)).length + $(band('emergency', gas)).length).toBeGreaterThan(1);
  expect(textsOf($, band('carbon-monoxide', 'li h3'))).toHaveLength(words.services.carbonMonoxide.items.length);
});

test('nothing that is said has to be opened first: only the menu opens', async () => {
  for (const [path, $] of await readAll(everyPage)) {
    expect($('details, [hidden]:not(img), dialog, main [popover]').length, path).toBe(0);
    expect(attributesOf($, '[popover]', 'id'), path).toEqual(['menu']);
  }
});

/** The numbers that an element links, in their order, without the scheme. */
function numbersIn($: CheerioAPI, selector: string): string[] {
  return attributesOf($, `${selector} a[href^="tel:"]`, 'href').map((href) => (href ?? '').replace('tel:', ''));
}
