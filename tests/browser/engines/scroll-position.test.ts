import { expect, test } from 'vitest';
import { phoneScreen, wideScreen } from '../../support/screens.ts';
import { read, site } from '../../support/site.ts';
import { tabs } from '../../support/tab.ts';

const open = tabs();
const screens = [phoneScreen, wideScreen];
const long = ['/services', '/power-flushing', site.areas[0]?.path ?? ''];

test.each(screens)('going back restores the scroll position, $viewport.width pixels wide', async ({ viewport }) => {
  await open(async (tab) => {
    await tab.go(long[0] ?? '');
    const place = await tab.run(() => {
      scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
      return scrollY;
    });
    expect(place).toBeGreaterThan(500);
    await tab.go('/');
    await tab.back(long[0] ?? '');
    await expect.poll(() => tab.run(() => scrollY)).toBeCloseTo(place, -1);
  }, viewport);
});

test.each(screens)('a link to a band scrolls to its heading, $viewport.width pixels wide', async ({ viewport }) => {
  await open(async (tab) => {
    for (const path of long) {
      const $ = await read(path);
      const id = $('main h2[id]').last().attr('id') ?? '';
      await tab.go(`${path}#${id}`);
      await expect.poll(() => tab.run(onScreen, `#${id}`), { message: `${path}#${id}` }).toBe(true);
      await tab.go('/nope');
    }
  }, viewport);
});

/** Whether the page has scrolled, and the first element that matches is entirely on the screen (from its top to its bottom). */
function onScreen(selector: string) {
  const { top = -1, bottom = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  return scrollY > 0 && top >= 0 && bottom <= innerHeight;
}
