import { expect, test } from 'vitest';
import { go, phoneScreen, press, visit, withFirefox } from '../support/firefox.ts';
import { toggle } from '../support/firefox-menu.ts';
import { facts, mainPages, routes } from '../support/site.ts';

// The preference stops the scripts of pages alone: what a test evaluates still runs, as long as it waits for nothing.
withFirefox({ 'javascript.enabled': false });

test('no script runs: the 404 page cannot name the path that was asked for', async () => {
  await visit('/nope', phoneScreen, async (page) => {
    const crumb = () => document.querySelector('nav[aria-label="Breadcrumb"] li:last-child')?.textContent;
    expect(await page.evaluate(crumb)).toBe(facts.words['not-found'].title);
  });
});

test('every page shows its heading, each of its paragraphs and a number to call', async () => {
  await visit('about:blank', phoneScreen, async (page) => {
    for (const path of [...routes, '/nope']) {
      await go(page, path);
      const { headings, paragraphs, hidden, numbers } = await page.evaluate(look);
      expect(headings, path).toBe(1);
      expect(paragraphs, path).toBeGreaterThan(0);
      expect(hidden, path).toEqual([]);
      expect(numbers, path).toBeGreaterThan(0);
    }
  });
});

test('the menu of every page opens on the six pages, and closes', async () => {
  await visit('about:blank', phoneScreen, async (page) => {
    const shown = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('#menu a')]
          .filter((link) => link.checkVisibility())
          .map((link) => link.innerText),
      );
    for (const path of [...routes, '/nope']) {
      await go(page, path);
      expect(await shown(), path).toEqual([]);
      await press(page, toggle);
      expect(await shown(), path).toEqual(mainPages.map(({ name }) => name));
      await press(page, toggle);
      expect(await shown(), path).toEqual([]);
    }
  });
});

test.each(mainPages)('the menu leads to $name', async ({ href }) => {
  await visit('/areas/hove', phoneScreen, async (page) => {
    await press(page, toggle);
    const [answer] = await Promise.all([page.waitForNavigation(), press(page, `#menu a[href="${href}"]`)]);
    expect(answer?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(href);
  });
});

test('a question opens on its answer', async () => {
  await visit('/services', phoneScreen, async (page) => {
    const answer = () => page.evaluate(() => document.querySelector('main details p')?.checkVisibility());
    expect(await answer()).toBe(false);
    await press(page, 'main details summary');
    expect(await answer()).toBe(true);
  });
});

/** What a reader finds on the page, every question opened. */
function look() {
  for (const question of document.querySelectorAll('details')) question.open = true;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const isShown = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return visible && width > 1 && height > 1 && element.innerText.trim() !== '';
  };
  const atOnce = (element: HTMLElement) => isShown(element) && element.getBoundingClientRect().top < innerHeight;
  const paragraphs = all('main p:not([aria-hidden])');
  return {
    headings: all('main h1').filter(isShown).length,
    paragraphs: paragraphs.length,
    hidden: paragraphs.filter((paragraph) => !isShown(paragraph)).map((paragraph) => paragraph.outerHTML),
    numbers: all('a[href^="tel:"]').filter(atOnce).length,
  };
}
