import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { go, phoneScreen, visit, withFirefox } from '../support/firefox.ts';
import { controlClock } from '../support/firefox-clock.ts';

withFirefox();

function atRest(use: (page: Page, tick: (ms: number) => Promise<void>) => Promise<void>): Promise<void> {
  return visit('about:blank', phoneScreen, async (page) => {
    const tick = await controlClock(page);
    await go(page, '/');
    await use(page, tick);
  });
}

const title = (page: Page) => page.evaluate(() => document.title);

test('a timer of 700 ms has not fired after 699, and has after 700', async () => {
  await atRest(async (page, tick) => {
    await page.evaluate(() => {
      setTimeout((text: string) => (document.title = text), 700, 'fired');
    });
    await tick(699);
    expect(await title(page)).not.toBe('fired');
    await tick(1);
    expect(await title(page)).toBe('fired');
  });
});

test('a timer that was cleared does not fire', async () => {
  await atRest(async (page, tick) => {
    await page.evaluate(() => {
      clearTimeout(setTimeout(() => (document.title = 'fired'), 700));
    });
    await tick(10_000);
    expect(await title(page)).not.toBe('fired');
  });
});

test('timers fire at their time and in their order, also one that another sets', async () => {
  await atRest(async (page, tick) => {
    await page.evaluate(() => {
      document.title = '';
      const note = (name: string) => (document.title += `${name}${performance.now()},`);
      setTimeout(note, 300, 'c');
      setTimeout(note, 100, 'a');
      setTimeout(() => Promise.resolve().then(() => setTimeout(note, 50, 'b')), 100);
    });
    await tick(300);
    expect(await title(page)).toBe('a100,b150,c300,');
  });
});

test('the time of day moves with it alone', async () => {
  await atRest(async (page, tick) => {
    const now = () => page.evaluate(() => Date.now());
    const before = await now();
    expect(await now()).toBe(before);
    await tick(1234);
    expect(await now()).toBe(before + 1234);
  });
});
