import { expect, test } from 'vitest';
import { openPage, withBrowser } from '../support/page.ts';
import { wideScreen } from '../support/screens.ts';
import { pagesWithSteps, routes, site, templates } from '../support/site.ts';

// These tests hold only for the words of the sample firm. Longer words of another firm may not fit on the first screen.

withBrowser();
const page = openPage(wideScreen);

test.each(templates.filter((path) => routes.includes(path)))(
  'the first screen of %s has the heading, the number, a part of a drawing, and the link to the water steps',
  async (path) => {
    await page().goto(path);
    for (const [width, height] of [
      [360, 740],
      [390, 844],
      [1280, 720],
      [1280, 800],
    ] as const) {
      await page().setViewportSize({ width, height });
      const drawn = await page().evaluate(() =>
        [...document.querySelectorAll('main :is(img, svg)')]
          .map((drawing) => drawing.getBoundingClientRect())
          .reduce((sum, { top, bottom, width }) => sum + Math.max(0, Math.min(bottom, innerHeight) - top) * width, 0),
      );
      const at = `${width} × ${height}`;
      expect(drawn / (width * height), at).toBeGreaterThan(0.05);
      // The link may be below the first screen on /areas, and on screens that are at most 720 pixels high.
      const hasLink = pagesWithSteps.includes(path) && path !== '/areas' && height > 720;
      const link = hasLink ? ['main a[href$="#emergency"]'] : [];
      for (const what of ['h1', 'main a[data-size]', ...link])
        expect(await page().evaluate(inSight, what), `${what} at ${at}`).toBe(true);
    }
  },
);

test('the first screen of Home on a phone of 390 × 844 has all badges, both buttons, and the roof of the house', async () => {
  await page().setViewportSize({ width: 390, height: 844 });
  await page().goto('/');
  const fits = await page().evaluate(() =>
    [...document.querySelectorAll('main > :first-child :is(h1, a[data-size], p[data-jumps] a, ul li)')].map((part) => {
      const { top, bottom, width } = part.getBoundingClientRect();
      return width > 0 && top >= 0 && bottom <= innerHeight;
    }),
  );
  expect(fits).toEqual(Array(1 + 1 + 2 + 5).fill(true));
  const house = await page().locator('main > :first-child svg[role]').boundingBox();
  expect(house?.y).toBeLessThan(844 - 64);
});

test.each([
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
])('the first screen of Home at %i × %i has the whole house with its notes, and the badges', async (width, height) => {
  await page().setViewportSize({ width, height });
  await page().goto('/');
  const ends = await page().evaluate(() =>
    [...document.querySelectorAll('main > :first-child :is(h1, a[data-size], svg[role] text, ul li)')].map(
      (part) => part.getBoundingClientRect().bottom,
    ),
  );
  expect(ends).toHaveLength(1 + 1 + 6 + 5);
  expect(Math.max(...ends)).toBeLessThanOrEqual(height);
});

test('the water steps end within two screens of a phone from their heading', async () => {
  await page().setViewportSize({ width: 390, height: 844 });
  await page().goto('/');
  const height = await page().evaluate(() => {
    const [heading, steps] = ['h2', 'ol'].map((part) => document.querySelector(`section:has(#emergency) ${part}`));
    return (steps?.getBoundingClientRect().bottom ?? 0) - (heading?.getBoundingClientRect().top ?? 0);
  });
  expect(height).toBeGreaterThan(844);
  expect(height).toBeLessThanOrEqual(2 * 844);
});

test.each([320, 390, 768, 1280, 1920])(
  'the link to /contact#quote shows that place and the number, %i pixels wide',
  async (width) => {
    await page().setViewportSize({ width, height: 720 });
    await page().goto('/contact#quote');
    await expect.poll(() => page().evaluate(inSight, `a[href="tel:${site.business.phone.e164}"]`)).toBe(true);
    expect(await page().evaluate(inSight, '#quote')).toBe(true);
  },
);

/** Whether one of the elements that match is visible, and on the screen from its top to its bottom. */
function inSight(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((element) => {
    const { width, top, bottom } = element.getBoundingClientRect();
    return width > 0 && top >= 0 && bottom <= innerHeight && element.checkVisibility();
  });
}
