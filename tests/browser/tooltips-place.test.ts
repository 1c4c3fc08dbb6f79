import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { phoneScreen, visit, wideScreen, withBrowser } from '../support/page.ts';
import { badge, explainedLinks, tooltip, whileLoading } from '../support/tooltips.ts';

withBrowser();

test.each([
  ['a phone', phoneScreen],
  ['a wide screen', wideScreen],
  ['a page at 400 % zoom', { viewport: { width: 320, height: 256 } }],
])(
  'on %s every tooltip can be read whole, on the screen, beside its link and above the call bar',
  async (_, screen) => {
    for (const path of ['/', '/areas', '/power-flushing', '/areas/burgess-hill']) {
      await visit(path, screen, async (page) => {
        const links = page.locator(explainedLinks);
        await page.keyboard.press('Tab');
        await whileLoading(page, () => links.last().focus());
        for (const link of await links.all()) {
          await link.focus();
          await page.waitForFunction(
            (described) => described?.hasAttribute('aria-describedby'),
            await link.elementHandle(),
          );
          const { width, height } = screen.viewport;
          const callBar = (await page.locator('#call-bar').boundingBox())?.y ?? height;
          const [tip, own] = [await edges(tooltip(page)), await edges(link)];
          const at = `${path}, ${await link.innerText()}: ${JSON.stringify({ tip, own })}`;
          expect(tip.left >= 0 && tip.top >= 0 && tip.right <= width && tip.bottom <= callBar, at).toBe(true);
          expect(await tooltip(page).evaluate((tip) => tip.scrollHeight - tip.clientHeight), at).toBe(0);
          expect(tip.bottom <= own.top || tip.top >= own.bottom, at).toBe(true);
        }
      });
    }
  },
);

test('tooltips are not printed', async () => {
  await visit('/', wideScreen, async (page) => {
    await whileLoading(page, () => badge(page, 'Gas Safe').hover());
    await tooltip(page).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await tooltip(page).count()).toBe(0);
  });
});

async function edges(element: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { left: x, top: y, right: x + width, bottom: y + height };
}
