import { describe, expect, test } from 'vitest';
import { explanations } from '../../src/facts/explanations.ts';
import { go, phoneScreen, press, visit, withFirefox } from '../support/firefox.ts';
import {
  desk,
  drawn,
  gasSafe,
  insured,
  loaded,
  pointAt,
  pointAtNothing,
  pointOn,
  shown,
  still,
} from '../support/firefox-tooltips.ts';
import { facts } from '../support/site.ts';

withFirefox();

const explained = explanations(facts);

describe('with a pointer', () => {
  test.each([
    [299, 'at once', [explained.insured]],
    [301, 'only after the delay', []],
  ])('the first appears after 700 ms, and the next, %i ms after it closed, %s', async (pause, _, expected) => {
    await still(async (page, wait) => {
      await pointAt(page, gasSafe);
      await loaded(page);
      await wait(699);
      expect(await shown(page)).toEqual([]);
      await wait(1);
      expect(await shown(page)).toEqual([explained['gas-safe']]);
      await pointAtNothing(page);
      expect(await shown(page)).toEqual([]);
      await wait(pause);
      await pointAt(page, insured);
      expect(await shown(page)).toEqual(expected);
      await wait(700);
      expect(await shown(page)).toEqual([explained.insured]);
    });
  });

  test('it may be moved onto, and Escape dismisses it', async () => {
    await still(async (page, wait) => {
      await pointAt(page, gasSafe);
      await loaded(page);
      await wait(700);
      await pointAt(page, '[role="tooltip"]');
      await wait(5000);
      expect(await shown(page)).toEqual([explained['gas-safe']]);
      await page.keyboard.press('Escape');
      await drawn(page);
      expect(await shown(page)).toEqual([]);
    });
  });
});

test('with the keyboard it opens at once, describes its link, stays on the screen, and closes with Escape', async () => {
  await still(async (page) => {
    await page.focus('main a[href="/services"]');
    await page.keyboard.press('Tab');
    await loaded(page);
    expect(await shown(page)).toEqual([explained['gas-safe']]);
    const { describes, inside } = await page.evaluate(() => {
      const tip = document.querySelector('[role="tooltip"]');
      const { top = -1, left = -1, bottom = 0, right = 0 } = tip?.getBoundingClientRect() ?? {};
      const inside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      return { describes: document.activeElement?.getAttribute('aria-describedby') === tip?.id, inside };
    });
    expect({ describes, inside }).toEqual({ describes: true, inside: true });
    await page.keyboard.press('Escape');
    await drawn(page);
    expect(await shown(page)).toEqual([]);
  });
});

test('a finger follows the link, and nothing is loaded for it', async () => {
  await visit('/', phoneScreen, async (page) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const { x, y } = await pointOn(page, gasSafe);
    await Promise.all([page.waitForNavigation(), page.touchscreen.tap(x, y)]);
    expect(await page.evaluate(() => location.pathname + location.hash)).toBe('/about#gas-safe');
    expect(asked.filter((path) => path.endsWith('.js'))).toEqual([]);
  });
});

test('where the script does not load, one line says so and the link still leads to its explanation', async () => {
  await visit('/robots.txt', desk, async (page) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.setRequestInterception(true);
    page.on('request', (request) => (request.url().endsWith('.js') ? request.abort() : request.continue()));
    await go(page, '/');
    await pointAt(page, gasSafe);
    await expect.poll(() => logged.length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(logged).toEqual([expect.stringMatching(/^No tooltips on this page/)]);
    await Promise.all([page.waitForNavigation(), press(page, gasSafe)]);
    expect(await page.evaluate(() => location.hash)).toBe('#gas-safe');
  });
});
