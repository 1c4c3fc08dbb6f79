import { expect, test } from 'vitest';
import { explanations } from '../../src/facts/explanations.ts';
import { phoneScreen, visit, withBrowser } from '../support/page.ts';
import { facts } from '../support/site.ts';
import { badge, drawn, still, tabToGasSafe, tooltip, wait, whileLoading } from '../support/tooltips.ts';

withBrowser();

const explained = explanations(facts);

/** Milliseconds in which a browser draws once. */
const frame = 17;

test('focus opens a tooltip at once, the first time too, and describes the link', async () => {
  await still(async (page) => {
    const link = badge(page, 'Gas Safe');
    await whileLoading(page, () => tabToGasSafe(page));
    await wait(page, frame);
    expect(await tooltip(page).innerText()).toBe(explained['gas-safe']);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await link.getAttribute('aria-describedby')).toBe(await tooltip(page).getAttribute('id'));
  });
});

test('it moves on with the focus, closes with Escape, and leaves the focus where it is', async () => {
  await still(async (page) => {
    await whileLoading(page, () => tabToGasSafe(page));
    await page.keyboard.press('Tab');
    await wait(page, frame);
    expect(await tooltip(page).allInnerTexts()).toEqual([explained.insured]);
    expect(await badge(page, 'Gas Safe').getAttribute('aria-describedby')).toBeNull();
    await page.keyboard.press('Escape');
    await drawn(page);
    expect(await tooltip(page).count()).toBe(0);
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toBe(facts.words.badges.insured.label);
  });
});

test('a finger follows the link, and nothing is loaded for it', async () => {
  await visit('/', { ...phoneScreen, hasTouch: true }, async (page) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await badge(page, 'Gas Safe').tap();
    await page.waitForURL('**/about#gas-safe');
    expect(await page.locator('#gas-safe').innerText()).toContain(explained['gas-safe']);
    expect(asked.filter((path) => path.endsWith('.js'))).toEqual([]);
  });
});
