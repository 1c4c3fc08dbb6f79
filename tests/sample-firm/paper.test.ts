import { expect, test } from 'vitest';
import { openPage, withBrowser } from '../support/page.ts';
import { papers, sheetsOf } from '../support/sheets.ts';
import { facts, get, templates } from '../support/site.ts';

withBrowser();

const page = openPage({});

test.each(templates)('%s is printed on at most two sheets, of A4 or Letter', async (path) => {
  await page().goto(path);
  for (const format of papers) expect([1, 2], format).toContain(sheetsOf(await page().pdf({ format })));
});

test('what only a screen can follow stays off paper: Contact’s link to the card for address books', async () => {
  await page().goto('/contact');
  const link = page().locator('a[href$=".vcf"]');
  expect(await link.isVisible()).toBe(true);
  await page().emulateMedia({ media: 'print' });
  expect(await link.isVisible()).toBe(false);
  await page().emulateMedia({ media: null });
});

test('Home ends with a sheet for the fridge door: the number, what to do, and where a household writes down what is where', async () => {
  await page().goto('/');
  const sheet = page().locator('main > section:last-child > img');
  expect(await sheet.isVisible()).toBe(false);
  await page().emulateMedia({ media: 'print' });
  expect(await page().locator('main > section:last-child a[data-size="plate"]').isVisible()).toBe(true);
  expect(await page().locator('main > section:last-child ol > li').count()).toBe(5);
  await sheet.scrollIntoViewIfNeeded();
  await expect.poll(() => sheet.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const words = await (await get('/drawings/stopcock-sheet.svg')).text();
  for (const line of facts.words.emergency.sheet.lines) expect(words).toContain(line);
});
