import { beforeAll, expect, test } from 'vitest';
import { openPage, withBrowser } from '../../support/page.ts';
import { facts, get } from '../../support/site.ts';

withBrowser();

const page = openPage({});
beforeAll(() => page().emulateMedia({ media: 'print' }));

test('a page is printed with the number large at the top', async () => {
  await page().goto('/services');
  const number = page().locator('header a[href^="tel:"]').first();
  expect(await number.evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize))).toBeGreaterThan(24);
});

test('what only a screen can follow stays off paper: Contact’s link to the card for address books', async () => {
  await page().goto('/contact');
  expect(await page().locator('a[href$=".vcf"]').isVisible()).toBe(false);
});

test('Home ends with a sheet for the fridge door: the number, what to do, and where a household writes down what is where', async () => {
  await page().goto('/');
  const sheet = page().locator('main > section[data-sheet]');
  const tops = await page()
    .locator('main > section')
    .evaluateAll((bands) => bands.map((band) => band.getBoundingClientRect().top));
  expect(await sheet.evaluate((band) => band.getBoundingClientRect().top)).toBe(Math.max(...tops));
  expect(await sheet.locator('a[data-size="plate"]').isVisible()).toBe(true);
  expect(await sheet.locator('ol > li').count()).toBe(facts.words.emergency.steps.length);
  // It's loaded when somebody prints.
  await sheet.locator('> img').waitFor();
  const words = await (await get('/drawings/stopcock-sheet.svg')).text();
  for (const line of facts.words.emergency.sheet.lines) expect(words).toContain(line);
});
