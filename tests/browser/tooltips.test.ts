import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { explanations } from '../../src/facts/explanations.ts';
import { phoneScreen, visit, wideScreen, withBrowser } from '../support/page.ts';
import { facts } from '../support/site.ts';
import { drawn, explainedLinks, stopClock, tooltip, wait, whileLoading } from '../support/tooltips.ts';

withBrowser();

const explained = explanations(facts);

/** Opens a page whose clock stands still. */
async function still(path: string, use: (page: Page) => Promise<void>): Promise<void> {
  await visit('about:blank', wideScreen, async (page) => {
    await stopClock(page);
    await page.goto(path);
    await use(page);
  });
}

/** Milliseconds in which a browser draws once. */
const frame = 17;

const badge = (page: Page, name: string) => page.getByRole('link', { name });

async function edges(element: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** Moves the pointer down the page, off the link and off the way from it to its tooltip. */
async function pointAtNothing(page: Page): Promise<void> {
  await page.mouse.move(300, 600);
  await drawn(page);
  await page.mouse.move(300, 700);
  await drawn(page);
}

describe('with a pointer', () => {
  test('the first tooltip appears after 700 ms, of which the script’s loading is part', async () => {
    await still('/', async (page) => {
      await whileLoading(page, () => badge(page, 'Gas Safe').hover());
      await wait(page, 699);
      expect(await tooltip(page).count()).toBe(0);
      await wait(page, 1);
      expect(await tooltip(page).innerText()).toBe(explained['gas-safe']);
    });
  });

  test('what the script takes to load does not lengthen the delay', async () => {
    await still('/', async (page) => {
      await page.route('**/application-*.js', async (route) => {
        await page.clock.runFor(400);
        await route.continue();
      });
      await whileLoading(page, () => badge(page, 'Gas Safe').hover());
      await wait(page, 299);
      expect(await tooltip(page).count()).toBe(0);
      await wait(page, 1);
      expect(await tooltip(page).count()).toBe(1);
    });
  });

  test('a script that comes later than the delay shows the tooltip at once', async () => {
    await still('/', async (page) => {
      await page.route('**/application-*.js', async (route) => {
        await page.clock.runFor(5000);
        await route.continue();
      });
      await whileLoading(page, () => badge(page, 'Gas Safe').hover());
      await wait(page, 0);
      expect(await tooltip(page).count()).toBe(1);
    });
  });

  test('a reader who has gone on while the script loaded is shown nothing', async () => {
    await still('/', async (page) => {
      await page.route('**/application-*.js', async (route) => {
        await pointAtNothing(page);
        await route.continue();
      });
      await whileLoading(page, () => badge(page, 'Gas Safe').hover());
      await wait(page, 2000);
      expect(await tooltip(page).count()).toBe(0);
    });
  });

  test('every later tooltip takes the whole 700 ms again', async () => {
    await still('/', async (page) => {
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
    await still('/', async (page) => {
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
    await still('/', async (page) => {
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
    await still('/', async (page) => {
      await whileLoading(page, () => badge(page, 'Gas Safe').hover());
      await wait(page, 700);
      await page.keyboard.press('Escape');
      await wait(page, 2000);
      expect(await tooltip(page).count()).toBe(0);
    });
  });
});

describe('with the keyboard', () => {
  test('focus opens the tooltip at once, the first time too, and describes the link', async () => {
    await still('/', async (page) => {
      const link = badge(page, 'Gas Safe');
      await page.getByRole('link', { name: 'View Services' }).focus();
      await whileLoading(page, () => page.keyboard.press('Tab'));
      await wait(page, frame);
      expect(await tooltip(page).innerText()).toBe(explained['gas-safe']);
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await link.getAttribute('aria-describedby')).toBe(await tooltip(page).getAttribute('id'));
    });
  });

  test('it moves on with the focus, closes with Escape, and leaves the focus where it is', async () => {
    await still('/', async (page) => {
      await page.getByRole('link', { name: 'View Services' }).focus();
      await whileLoading(page, () => page.keyboard.press('Tab'));
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

  test.each([
    ['a phone', phoneScreen],
    ['a wide screen', wideScreen],
    ['a page at 400 % zoom', { viewport: { width: 320, height: 256 } }],
  ])('on %s no tooltip leaves the screen, or lies over its link or under the call bar', async (_, screen) => {
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
          expect(tip.bottom <= own.top || tip.top >= own.bottom, at).toBe(true);
        }
      });
    }
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

test('tooltips are not printed', async () => {
  await visit('/', wideScreen, async (page) => {
    await whileLoading(page, () => badge(page, 'Gas Safe').hover());
    await tooltip(page).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await tooltip(page).count()).toBe(0);
  });
});
