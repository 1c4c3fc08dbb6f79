import { expect, test } from 'vitest';
import { explainedPage } from '../../support/explained-page.ts';
import { withBrowser } from '../../support/page.ts';
import {
  beforeScript,
  explainedLink,
  pointAtNothing,
  rendered,
  tooltip,
  wait,
  whileLoading,
  withStoppedClock,
} from '../../support/tooltips.ts';

withBrowser();

const { meanings } = await explainedPage();

test('the first tooltip appears 700 ms after the pointer came, including the time to load the script', async () => {
  await withStoppedClock(async (page) => {
    await beforeScript(page, () => page.clock.runFor(400));
    await whileLoading(page, () => explainedLink(page, 0).hover());
    await wait(page, 299);
    expect(await tooltip(page).count()).toBe(0);
    await wait(page, 1);
    expect(await tooltip(page).innerText()).toBe(meanings[0]);
  });
});

test('no tooltip appears if the pointer has left while the script loaded', async () => {
  await withStoppedClock(async (page) => {
    await beforeScript(page, () => pointAtNothing(page));
    await whileLoading(page, () => explainedLink(page, 0).hover());
    await wait(page, 2000);
    expect(await tooltip(page).count()).toBe(0);
  });
});

test.each([
  [299, 'at once', 1],
  [301, 'after the delay', 0],
])('%i ms after a tooltip has closed, the next one appears %s', async (pause, _, shown) => {
  await withStoppedClock(async (page) => {
    await whileLoading(page, () => explainedLink(page, 0).hover());
    await wait(page, 700);
    await pointAtNothing(page);
    expect(await tooltip(page).count()).toBe(0);
    await wait(page, pause);
    await explainedLink(page, 1).hover();
    await rendered(page);
    expect(await tooltip(page).count()).toBe(shown);
    await wait(page, 700);
    expect(await tooltip(page).innerText()).toBe(meanings[1]);
  });
});
