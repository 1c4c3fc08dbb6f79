import type { CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
import { gasEmergency } from '../../src/site/schema/phone.ts';
import { plainText } from '../../src/site/text/sentence.ts';
import {
  attributesOf,
  band,
  everyPage,
  pagesWithSteps,
  read,
  readAll,
  site,
  textOf,
  textsOf,
} from '../support/site.ts';

const { business, words } = site;
const { emergency } = words;
const gas = `a[href="tel:${gasEmergency.e164}"]`;

test.each(everyPage)('%s says what to do about a smell of gas, and links to the gas emergency number', async (path) => {
  const $ = await read(path);
  expect(textOf($, 'main')).toContain(plainText(emergency.gas));
  expect(textsOf($, `main ${gas}`)).toContain(gasEmergency.text);
});

test('links to the gas emergency number have a label for screen readers', async () => {
  for (const [path, $] of await readAll()) {
    for (const label of attributesOf($, gas, 'aria-label')) {
      expect(label, path).toBe(`${emergency.gasLabel} ${gasEmergency.text}`);
    }
  }
});

test.each(pagesWithSteps)(
  '%s has the steps for a water leak, with only the number and one line before them',
  async (path) => {
    const $ = await read(path);
    expect(textsOf($, band('emergency', 'ol > li'))).toEqual(emergency.steps.map((step) => plainText(step)));
    const before = [textOf($, '#emergency'), plainText(emergency.start), emergency.call, business.phone.text];
    const begin = withoutSpaces([...before, plainText(emergency.steps[0] ?? '')].join(''));
    expect(withoutSpaces(textOf($, band('emergency'))).slice(0, begin.length)).toBe(begin);
  },
);

test.each(pagesWithSteps.filter((path) => path !== '/areas'))(
  'the introduction of %s links to the steps for a water leak',
  async (path) => {
    const $ = await read(path);
    const near = attributesOf($, band('page', 'a'), 'href').map((href) => href.replace(/^[^#]*/, ''));
    expect(near).toContain('#emergency');
  },
);

test('the steps for a water leak come directly after the cards on Services, and last but one on Contact and the page of an area', async () => {
  const last = words.services.services.at(-1)?.id;
  expect(bandsOf(await read('/services'))[bandsOf(await read('/services')).indexOf(last) + 1]).toBe('emergency');
  for (const path of ['/contact', ...site.areas.map((area) => area.path)])
    expect(bandsOf(await read(path)).slice(-2), path).toEqual(['emergency', 'call']);
});

test('Services lists the signs of carbon monoxide, and the line about it comes after the steps for a water leak', async () => {
  expect(textsOf(await read('/services'), band('carbon-monoxide', 'li h3'))).toHaveLength(
    words.services.carbonMonoxide.items.length,
  );
  for (const path of ['/', ...site.areas.map((area) => area.path)]) {
    const text = textOf(await read(path), band('emergency'));
    const last = plainText(emergency.steps.at(-1) ?? '');
    expect(text.indexOf(plainText(emergency.carbonMonoxide)), path).toBeGreaterThan(text.indexOf(last));
  }
});

test('no text is hidden until it is opened, except the menu', async () => {
  for (const [path, $] of await readAll(everyPage)) {
    expect($('details, [hidden]:not(img), dialog, main [popover]').length, path).toBe(0);
    expect(attributesOf($, '[popover]', 'id'), path).toEqual(['menu']);
  }
});

/** Ids of the headings of a page's bands (full-width sections), in order. */
function bandsOf($: CheerioAPI): (string | undefined)[] {
  return attributesOf($, 'main :is(h1, h2)', 'id');
}

/** Removes all white space from a text, so that texts can be compared. The HTML has no white space between two blocks. */
function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}
