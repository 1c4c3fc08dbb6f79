import { expect, test } from 'vitest';
import { openPage, withBrowser } from '../support/page.ts';
import { wideScreen } from '../support/screens.ts';
import { facts, routes, templates, withSteps } from '../support/site.ts';

withBrowser();

/** What the shipped words leave room for: an owner may write longer ones. */
const page = openPage(wideScreen);

test.each([
  [360, 740],
  [1280, 800],
])('the way to the steps for water is on the first screen at %i × %i', async (width, height) => {
  await page().setViewportSize({ width, height });
  for (const path of templates.filter((each) => withSteps.includes(each) && each !== '/areas')) {
    await page().goto(path);
    expect(await page().evaluate(inSight, 'main a[href$="#emergency"]'), path).toBe(true);
  }
});

test.each([
  [360, 740],
  [390, 844],
  [1280, 720],
])('a drawing is on the first screen at %i × %i, with the heading and the number', async (width, height) => {
  await page().setViewportSize({ width, height });
  for (const path of templates.filter((each) => routes.includes(each))) {
    await page().goto(path);
    const drawn = await page().evaluate(() =>
      [...document.querySelectorAll('main :is(img, svg)')]
        .map((drawing) => drawing.getBoundingClientRect())
        .reduce((sum, { top, bottom, width }) => sum + Math.max(0, Math.min(bottom, innerHeight) - top) * width, 0),
    );
    expect(drawn / (width * height), path).toBeGreaterThan(0.05);
    expect(await page().evaluate(inSight, 'h1'), path).toBe(true);
    expect(await page().evaluate(inSight, 'main a[data-size]'), path).toBe(true);
  }
});

test.each([320, 390, 768, 1280, 1920])(
  'who lands at what a quote needs sees the number, at %i pixels',
  async (width) => {
    await page().setViewportSize({ width, height: 720 });
    await page().goto('/contact#quote');
    await expect.poll(() => page().evaluate(inSight, `a[href="tel:${facts.business.phone.e164}"]`)).toBe(true);
    expect(await page().evaluate(inSight, '#quote')).toBe(true);
  },
);

/** Whether one of the elements that match is wholly on the screen. */
function inSight(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((element) => {
    const { width, top, bottom } = element.getBoundingClientRect();
    return width > 0 && top >= 0 && bottom <= innerHeight && element.checkVisibility();
  });
}
