import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { explainedLinks } from '../../support/explained-page.ts';
import { openPage, withBrowser } from '../../support/page.ts';
import { readAll, templates } from '../../support/site.ts';
import { settled, tooltip, whileLoading } from '../../support/tooltips.ts';

withBrowser();

/** Size in CSS pixels of a window of 1280 × 1024 pixels at 400 % zoom. */
const [width, height] = [320, 256];
const page = openPage({ viewport: { width, height } });
const explained = (await readAll(templates)).flatMap(([path, $]) => ($(explainedLinks).length > 0 ? [path] : []));

test.each(explained.slice(0, 2))(
  'at 400 % zoom every tooltip of %s is on the screen, and covers neither its link nor the call bar',
  async (path) => {
    await page().goto(path);
    await settled(page());
    const links = await page().locator(explainedLinks).all();
    await page().keyboard.press('Tab');
    await whileLoading(page(), () => page().locator(explainedLinks).last().focus());
    // To save time, test only every fifth link and the last link. These are in different parts of the page.
    for (const link of links.filter((_, index) => index % 5 === 0 || index === links.length - 1)) {
      await link.focus();
      await page().waitForFunction((element) => element?.hasAttribute('aria-describedby'), await link.elementHandle());
      const callBar = (await page().locator('#call-bar').boundingBox())?.y ?? height;
      const [tip, own] = [await edges(tooltip(page())), await edges(link)];
      const at = `${await link.innerText()}: ${JSON.stringify({ tip, own })}`;
      expect(tip.left >= 0 && tip.top >= 0 && tip.right <= width && tip.bottom <= callBar, at).toBe(true);
      // A tooltip whose text fits neither above nor below the link can be scrolled, and is as high as the larger of the two spaces.
      const hidden = await tooltip(page()).evaluate((tip) => tip.scrollHeight - tip.clientHeight);
      const space = Math.max(own.top, callBar - own.bottom) - 10;
      expect(hidden === 0 || tip.bottom - tip.top >= space - 1, `${at}, ${hidden} hidden, space ${space}`).toBe(true);
      expect(tip.bottom <= own.top || tip.top >= own.bottom, at).toBe(true);
    }
  },
);

async function edges(element: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { left: x, top: y, right: x + width, bottom: y + height };
}
