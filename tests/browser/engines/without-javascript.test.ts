import { expect, test } from 'vitest';
import { site, templates } from '../../support/site.ts';
import { tabs } from '../../support/tab.ts';

const open = tabs({ javaScript: false });

test('no script runs: the breadcrumb of the 404 page doesn’t show its path', async () => {
  await open(async (tab) => {
    await tab.go('/nope');
    const crumb = await tab.run(() => document.querySelector('nav ol li:last-child')?.textContent);
    expect(crumb).toBe(site.words['not-found'].title);
  });
});

test('every page shows its heading, each of its paragraphs and a number to call', async () => {
  await open(async (tab) => {
    for (const path of templates) {
      await tab.go(path);
      const { headings, paragraphs, hidden, numbers } = await tab.run(inspectPage);
      expect(headings, path).toBe(1);
      expect(paragraphs, path).toBeGreaterThan(0);
      expect(hidden, path).toEqual([]);
      expect(numbers, path).toBeGreaterThan(0);
    }
  });
});

test('on a small screen the call bar is visible at the top, in the middle and at the end of a page', async () => {
  await open(async (tab) => {
    await tab.go(site.areas[0]?.path ?? '');
    for (const share of [0, 0.5, 1]) {
      const { top, bottom, screen } = await tab.run((share) => {
        scrollTo({ top: document.documentElement.scrollHeight * share, behavior: 'instant' });
        const { top, bottom } = document.querySelector('#call-bar a')?.getBoundingClientRect() ?? {
          top: 0,
          bottom: 1e6,
        };
        return { top, bottom, screen: innerHeight };
      }, share);
      expect(top).toBeGreaterThan(screen * 0.8);
      expect(bottom).toBeLessThanOrEqual(screen);
    }
  });
});

/** Counts the visible `h1`, all paragraphs in `main`, and the phone links on the first screen. Also finds paragraphs that are hidden. */
function inspectPage() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const isShown = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return visible && width > 1 && height > 1 && element.innerText.trim() !== '';
  };
  const onScreen = (element: HTMLElement) => isShown(element) && element.getBoundingClientRect().top < innerHeight;
  const paragraphs = all('main p');
  return {
    headings: all('main h1').filter(isShown).length,
    paragraphs: paragraphs.length,
    hidden: paragraphs.filter((paragraph) => !isShown(paragraph)).map((paragraph) => paragraph.outerHTML),
    numbers: all('a[href^="tel:"]').filter(onScreen).length,
  };
}
