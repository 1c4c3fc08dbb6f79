import { beforeAll, expect, test } from 'vitest';
import { openPage, withBrowser } from '../../support/page.ts';
import { get, site, templates } from '../../support/site.ts';

withBrowser();

const page = openPage({});
beforeAll(() => page().emulateMedia({ media: 'print' }));

test('a printed page has the number in large type at the top', async () => {
  await page().goto('/services');
  const number = page().locator('header a[href^="tel:"]').first();
  expect(await number.evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize))).toBeGreaterThan(24);
});

test('the link to the contact card is not printed', async () => {
  await page().goto('/contact');
  expect(await page().locator('a[href$=".vcf"]').isVisible()).toBe(false);
});

test('links in sentences are printed', async () => {
  for (const path of templates.slice(0, -1)) {
    await page().goto(path);
    const links = page().locator(
      ':is(main p, main li):not([data-jumps], [data-jumps] *, [aria-labelledby="call"] *) a:not([data-size], [href$=".vcf"])',
    );
    const shown = await links.evaluateAll((all) => all.map((link) => link.getClientRects().length > 0));
    expect(shown.length, path).toBeGreaterThan(0);
    expect(shown, path).not.toContain(false);
  }
});

test('Home prints a sheet for the fridge door, with the number, the steps and lines to write on', async () => {
  await page().goto('/');
  const sheet = page().locator('main > section[data-sheet]');
  expect(await sheet.locator('a[data-size="plate"]').isVisible()).toBe(true);
  expect(await sheet.locator('ol > li').count()).toBe(site.words.emergency.steps.length);
  // The picture must not be lazy, because WebKit prints without waiting for lazy pictures.
  const picture = sheet.locator('> img');
  expect(await picture.getAttribute('loading')).toBeNull();
  expect(await picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  const words = await (await get('/drawings/stopcock-sheet.svg')).text();
  for (const line of site.words.emergency.sheet.lines) expect(words).toContain(line);
});
