import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { explanations } from '../../src/facts/explanations.ts';
import { withBrowser } from '../support/page.ts';
import { facts } from '../support/site.ts';
import { badge, beforeScript, drawn, still, tabToGasSafe, tooltip, wait, whileLoading } from '../support/tooltips.ts';

withBrowser();

const explained = explanations(facts);

test('the first tooltip appears after 700 ms, of which the script’s loading is part', async () => {
  await still(async (page) => {
    await whileLoading(page, () => badge(page, 'Gas Safe').hover());
    await wait(page, 699);
    expect(await tooltip(page).count()).toBe(0);
    await wait(page, 1);
    expect(await tooltip(page).innerText()).toBe(explained['gas-safe']);
  });
});

test('what the script takes to load does not lengthen the delay', async () => {
  await still(async (page) => {
    await beforeScript(page, () => page.clock.runFor(400));
    await whileLoading(page, () => badge(page, 'Gas Safe').hover());
    await wait(page, 299);
    expect(await tooltip(page).count()).toBe(0);
    await wait(page, 1);
    expect(await tooltip(page).count()).toBe(1);
  });
});

test('a script that comes later than the delay shows the tooltip at once', async () => {
  await still(async (page) => {
    await beforeScript(page, () => page.clock.runFor(5000));
    await whileLoading(page, () => badge(page, 'Gas Safe').hover());
    await wait(page, 0);
    expect(await tooltip(page).count()).toBe(1);
  });
});

test('a reader who has gone on while the script loaded is shown nothing', async () => {
  await still(async (page) => {
    await beforeScript(page, () => pointAtNothing(page));
    await whileLoading(page, () => badge(page, 'Gas Safe').hover());
    await wait(page, 2000);
    expect(await tooltip(page).count()).toBe(0);
  });
});

test('a reader who tabs to a link and away while the script loads is shown nothing', async () => {
  await still(async (page) => {
    await beforeScript(page, () => page.evaluate(() => (document.activeElement as HTMLElement).blur()));
    await whileLoading(page, () => tabToGasSafe(page));
    await wait(page, 2000);
    expect(await tooltip(page).count()).toBe(0);
  });
});

test('a pointer that moves elsewhere does not take a tooltip from the keyboard', async () => {
  await still(async (page) => {
    await beforeScript(page, () => pointAtNothing(page));
    await whileLoading(page, () => tabToGasSafe(page));
    await wait(page, 20);
    expect(await tooltip(page).innerText()).toBe(explained['gas-safe']);
  });
});

test('opening tooltips asks for one script, and for no data', async () => {
  await still(async (page) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    await whileLoading(page, () => badge(page, 'Gas Safe').hover());
    await wait(page, 700);
    await badge(page, 'Fully insured').hover();
    await wait(page, 700);
    expect(asked.filter((type) => ['script', 'fetch', 'xhr', 'stylesheet'].includes(type))).toEqual(['script']);
  });
});

test('every later tooltip takes the whole 700 ms again', async () => {
  await still(async (page) => {
    await whileLoading(page, () => badge(page, 'Gas Safe').hover());
    await pointAtNothing(page);
    await wait(page, 1000);
    for (const name of ['Gas Safe', 'Fully insured']) {
      await badge(page, name).hover();
      await wait(page, 699);
      expect(await tooltip(page).count(), name).toBe(0);
      await pointAtNothing(page);
      await wait(page, 1000);
    }
  });
});

test.each([
  [299, 'at once', 1],
  [301, 'only after the delay', 0],
])('%i ms after one has closed the next appears %s', async (pause, _, shown) => {
  await still(async (page) => {
    await whileLoading(page, () => badge(page, 'Gas Safe').hover());
    await wait(page, 700);
    await pointAtNothing(page);
    expect(await tooltip(page).count()).toBe(0);
    await wait(page, pause);
    await badge(page, 'Fully insured').hover();
    await drawn(page);
    expect(await tooltip(page).count()).toBe(shown);
    await wait(page, 699);
    expect(await tooltip(page).count()).toBe(shown);
    await wait(page, 1);
    expect(await tooltip(page).innerText()).toBe(explained.insured);
  });
});

test('the pointer may move onto the tooltip, and it closes when the pointer leaves', async () => {
  await still(async (page) => {
    await whileLoading(page, () => badge(page, 'Gas Safe').hover());
    await wait(page, 700);
    const box = await tooltip(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) - 12];
    await page.mouse.move(x, y, { steps: 12 });
    await wait(page, 5000);
    expect(await tooltip(page).count()).toBe(1);
    await pointAtNothing(page);
    expect(await tooltip(page).count()).toBe(0);
  });
});

test('Escape dismisses it, and the pointer stays where it is', async () => {
  await still(async (page) => {
    await whileLoading(page, () => badge(page, 'Gas Safe').hover());
    await wait(page, 700);
    await page.keyboard.press('Escape');
    await wait(page, 2000);
    expect(await tooltip(page).count()).toBe(0);
  });
});

/** Moves the pointer down the page, off the link and off the way from it to its tooltip. */
async function pointAtNothing(page: Page): Promise<void> {
  for (const y of [600, 700]) {
    await page.mouse.move(300, y);
    await drawn(page);
  }
}
