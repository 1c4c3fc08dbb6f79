import { expect, test } from 'vitest';
import { phoneScreen, visit, withBrowser } from '../support/page.ts';
import { facts } from '../support/site.ts';

withBrowser();

const noScript = { ...phoneScreen, javaScriptEnabled: false };

test('a question opens on its answer', async () => {
  await visit('/services', noScript, async (page) => {
    const [faq] = facts.words.services.faqs;
    const answer = page.getByText(faq?.answer ?? '');
    expect(await answer.isVisible()).toBe(false);
    await page.getByText(faq?.question ?? '').click();
    expect(await answer.isVisible()).toBe(true);
  });
});

test('on small screens the call bar stays in reach at the top, middle and end of a page', async () => {
  await visit('/areas/hove', noScript, async (page) => {
    const bar = page.locator('footer div > a[href^="tel:"]').last();
    for (const turns of [0, 5, 60]) {
      await page.mouse.wheel(0, turns * 400);
      await page.waitForTimeout(100);
      const box = await bar.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(780);
      expect(box?.y).toBeGreaterThan(600);
    }
  });
});
