import { expect, test } from 'vitest';
import { openPage, withBrowser } from '../support/page.ts';
import { wideScreen } from '../support/screens.ts';
import { facts, templates, withSteps } from '../support/site.ts';

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
