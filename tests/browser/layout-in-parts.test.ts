import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { goTo, phoneScreen, visit, wideScreen, withBrowser } from '../support/page.ts';
import { facts, routes } from '../support/site.ts';

withBrowser();

declare global {
  interface Window {
    /** What `watch` saw. */
    seen: { inParts: boolean; laidOut: { part: Node; frame: number }[] };
  }
}

describe.each([...routes, '/nope', '/500'])('%s', (path) => {
  test('is laid out part by part in reading order, one a frame, and looks as if it had been laid out at once', async () => {
    await visit('about:blank', phoneScreen, async (page) => {
      // It could come too late for the first look and not for the second.
      await page.route('**/*.woff2', (route) => route.abort());
      await watch(page);
      await goTo(page, path);
      const { inOrder, frames } = await page.evaluate(() => {
        const { laidOut } = window.seen;
        const parts = [
          ...document.querySelectorAll('main > *, main section, svg[role], body > footer > :not(#call-bar)'),
        ];
        return {
          inOrder: laidOut.length === parts.length && laidOut.every(({ part }, index) => part === parts[index]),
          frames: laidOut.map(({ frame }) => frame),
        };
      });
      expect(inOrder).toBe(true);
      expect(new Set(frames).size).toBe(frames.length);
      const inParts = await picture(page);
      await page.reload();
      expect(inParts).toEqual(await picture(page));
    });
  });
});

test('the first frame has the number, in the header and under the thumb, and nothing else; on paper there is everything', async () => {
  await visit('about:blank', phoneScreen, async (page) => {
    await holdFrames(page);
    await page.goto('/');
    expect(await page.locator('header').getByText(facts.business.phone.text).first().isVisible()).toBe(true);
    expect(await page.locator('#call-bar').getByText(facts.business.phone.text).isVisible()).toBe(true);
    const seen = () =>
      page.locator('main h1, main h2:not(#call)').evaluateAll((all) => all.map((words) => words.checkVisibility()));
    expect(new Set(await seen())).toEqual(new Set([false]));
    await page.emulateMedia({ media: 'print' });
    expect(new Set(await seen())).toEqual(new Set([true]));
  });
});

test('a view transition finds the first part there, and no other', async () => {
  await visit('about:blank', wideScreen, async (page) => {
    await holdFrames(page);
    await page.goto('/');
    const laidOut = () => page.locator('main > *').evaluateAll((all) => all.map((part) => 'laidOut' in part.dataset));
    const reveal = (viewTransition: object | null) =>
      page.evaluate((value) => {
        dispatchEvent(Object.defineProperty(new Event('pagereveal'), 'viewTransition', { value }));
      }, viewTransition);
    await reveal(null);
    expect((await laidOut()).indexOf(true)).toBe(-1);
    await reveal({});
    expect((await laidOut()).lastIndexOf(true)).toBe(0);
  });
});

describe('a page is laid out at once', () => {
  test('when it is loaded again, and on the way back, where it must return to its place', async () => {
    await visit('about:blank', wideScreen, async (page) => {
      await watch(page);
      await goTo(page, '/areas');
      expect(await wasInParts(page)).toBe(true);
      await page.reload();
      expect(await wasInParts(page)).toBe(false);
      await goTo(page, '/about');
      expect(await wasInParts(page)).toBe(true);
      await page.goBack();
      expect(await wasInParts(page)).toBe(false);
    });
  });

  test('at a fragment, to which the browser has to find the way', async () => {
    await visit('about:blank', wideScreen, async (page) => {
      await watch(page);
      await page.goto('/about#gas-safe');
      expect(await wasInParts(page)).toBe(false);
      expect(await page.locator('#gas-safe').evaluate((badge) => badge.getBoundingClientRect().top)).toBeLessThan(800);
      await page.goto('/areas#:~:text=Hove');
      expect(await wasInParts(page)).toBe(false);
    });
  });

  test('when a link to a place on it is followed while it is still in parts', async () => {
    await visit('about:blank', wideScreen, async (page) => {
      await holdFrames(page);
      await page.goto('/services');
      expect(await page.locator('main h1').isVisible()).toBe(false);
      await page.getByRole('link', { name: 'Skip to the content' }).focus();
      await page.keyboard.press('Enter');
      expect(await page.locator('main h1').isVisible()).toBe(true);
    });
  });

  test('in a browser that cannot keep a part out of layout', async () => {
    await visit('about:blank', wideScreen, async (page) => {
      await watch(page);
      await page.addInitScript(() => {
        CSS.supports = () => false;
      });
      await page.goto('/areas');
      expect(await wasInParts(page)).toBe(false);
    });
  });

  test('when nobody sees it yet', async () => {
    await visit('about:blank', wideScreen, async (page) => {
      await watch(page);
      await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));
      await page.goto('/areas');
      expect(await wasInParts(page)).toBe(false);
    });
  });
});

/** Notes for the documents to come, from their first moment on, in which frame which part was laid out. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.seen = { inParts: false, laidOut: [] };
    let frame = 0;
    const count = () => {
      frame += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    new MutationObserver((changes) => {
      for (const { target, attributeName } of changes) {
        if (attributeName === 'data-in-parts') window.seen.inParts = true;
        else window.seen.laidOut.push({ part: target, frame });
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-in-parts', 'data-laid-out'] });
  });
}

/** Keeps the documents to come at their first frame. */
const holdFrames = (page: Page) =>
  page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });

/** Whether the document was ever in parts. */
const wasInParts = (page: Page) => page.evaluate(() => window.seen.inParts);

/** Where everything on a page is, and whether it can be seen. */
const picture = (page: Page) =>
  page.locator('body *').evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.nodeName, x, y, width, height, element.checkVisibility({ visibilityProperty: true })].join(' ');
    }),
  );
