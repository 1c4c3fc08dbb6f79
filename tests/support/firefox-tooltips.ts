import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { go, visit } from './firefox.ts';
import { controlClock } from './firefox-clock.ts';

export const desk = { width: 1280, height: 800 };

/** Two links on Home that have a tooltip. */
export const gasSafe = 'a[href="/about#gas-safe"]';
export const insured = 'a[href="/about#insured"]';

/** Opens Home with its clock standing still; `wait` lets milliseconds pass, and React draw what they brought. */
export async function still(use: (page: Page, wait: (ms: number) => Promise<void>) => Promise<void>): Promise<void> {
  await visit('/robots.txt', desk, async (page) => {
    const tick = await controlClock(page);
    await go(page, '/');
    await use(page, async (ms) => {
      await tick(ms);
      await drawn(page);
    });
  });
}

/** What the tooltips on the page say. */
export function shown(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => [...document.querySelectorAll('[role="tooltip"]')].map(({ textContent }) => textContent));
}

/** React works on its own time, which a few frames give it. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Waits until the script for tooltips is there. */
export async function loaded(page: Page): Promise<void> {
  const styled = () => page.evaluate(() => document.adoptedStyleSheets.length);
  await expect.poll(styled, { timeout: 20_000 }).toBe(1);
  await drawn(page);
}

/** Where a pointer or a finger meets an element, which is brought to the middle of the screen. */
export function pointOn(page: Page, selector: string): Promise<{ x: number; y: number }> {
  return page.evaluate((selector) => {
    const element = document.querySelector(selector);
    if (!element?.matches('[role="tooltip"]')) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top } = element?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: left + 20, y: top + 10 };
  }, selector);
}

export async function pointAt(page: Page, selector: string): Promise<void> {
  const { x, y } = await pointOn(page, selector);
  await page.mouse.move(x, y);
  await drawn(page);
}

/** Points off the link, and off the way from it to its tooltip. */
export async function pointAtNothing(page: Page): Promise<void> {
  for (const y of [650, 760]) {
    await page.mouse.move(300, y);
    await drawn(page);
  }
}
