import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { gasEmergency } from '../../../src/content/phone.ts';
import { explainedPage } from '../../support/explained-page.ts';
import { openPage, withBrowser } from '../../support/page.ts';
import { openMenu } from '../../support/reader.ts';
import { phoneScreen, wideScreen } from '../../support/screens.ts';
import { facts, templates } from '../../support/site.ts';
import { explainedLink, tooltip, whileLoading } from '../../support/tooltips.ts';

withBrowser();

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const page = openPage({ bypassCSP: true });

/**
 * What axe finds.
 * @param calls what its contrast of 7 to 1 is not asked of: call buttons, whose red must be seen as red on a light page; it
 * has 5.5 to 1, where WCAG's AA asks for 4.5
 * @param only the rules; otherwise all of them, best practices and experiments included
 */
async function faults(page: Page, { calls = 'a[data-size]', only }: { calls?: string; only?: string[] } = {}) {
  await page.evaluate(axe);
  return page.evaluate(
    async ({ calls, only }) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const runOnly = only ?? axe.getRules().map(({ ruleId }) => ruleId);
      const { violations } = await axe.run({ runOnly });
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(
            ({ target }) => id !== 'color-contrast-enhanced' || !document.querySelector(`${target}`)?.closest(calls),
          )
          .map(({ html }) => `${id}: ${html}`),
      );
    },
    { calls, only: only ?? null },
  );
}

describe.each(templates)('%s', (path) => {
  beforeAll(async () => {
    await page().goto(path);
  });

  test('has no fault that axe finds, small and wide, light and dark', async () => {
    for (const { viewport } of [phoneScreen, wideScreen]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page().setViewportSize(viewport);
        await page().emulateMedia({ colorScheme });
        expect(await faults(page()), `${viewport.width} pixels, ${colorScheme}`).toEqual([]);
      }
    }
  });

  test('has a contrast of 7 to 1 everywhere for those who ask for more', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page().emulateMedia({ colorScheme, contrast: 'more' });
      expect(await faults(page(), { calls: ':not(*)', only: ['color-contrast-enhanced'] }), colorScheme).toEqual([]);
    }
    await page().emulateMedia({ contrast: 'no-preference' });
  });

  test('can be read at 320 pixels without scrolling sideways', async () => {
    await page().setViewportSize({ width: 320, height: 640 });
    const overflow = await page().evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test('has no link or button outside running text that is smaller than 24 pixels', async () => {
    await page().setViewportSize({ width: 320, height: 640 });
    const targets = await page().evaluate(() =>
      [...document.querySelectorAll('a, button, summary')]
        .filter((target) => !target.closest('p') && target.getClientRects().length > 0)
        // A word of a sentence in a list or a table is running text too.
        .filter(({ parentElement, textContent }) => {
          return !parentElement?.matches('li, td') || parentElement.textContent?.trim() === textContent?.trim();
        })
        .filter((target) => !target.matches('a[href="#content"]'))
        .map((target) => {
          const { width, height } = target.getBoundingClientRect();
          return { html: target.outerHTML, smallest: Math.min(width, height) };
        }),
    );
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter(({ smallest }) => smallest < 24)).toEqual([]);
  });

  test('has no phone link less than 44 pixels high, and a space before each number', async () => {
    const links = await page().evaluate(() =>
      [...document.querySelectorAll('a[href^="tel:"]')]
        .filter((link) => link.checkVisibility())
        .map((link) => ({ text: link.textContent ?? '', height: link.getBoundingClientRect().height })),
    );
    expect(links.filter(({ height }) => height < 44)).toEqual([]);
    const numbers = [facts.business.phone, facts.business.searchPhone, gasEmergency].map((phone) => phone?.text ?? '');
    const joined = links.filter(({ text }) => {
      const at = numbers.map((number) => (number ? text.indexOf(number) : 0)).find((start) => start > 0) ?? 0;
      return at > 0 && text[at - 1]?.trim() !== '';
    });
    expect(joined).toEqual([]);
  });

  test('shows the number without scrolling at every width, where it can be tapped', async () => {
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page().setViewportSize({ width, height: 640 });
      const visible = await page().evaluate(
        ({ e164, text }) =>
          [...document.querySelectorAll(`a[href="tel:${e164}"]`)].some((link) => {
            const { top, bottom, left, right } = link.getBoundingClientRect();
            const inside = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && bottom > top;
            return inside && link.textContent?.includes(text);
          }),
        facts.business.phone,
      );
      expect(visible, `${width} pixels wide`).toBe(true);
    }
  });
});

test('the open menu has no fault that axe finds, light and dark', async () => {
  await page().setViewportSize(phoneScreen.viewport);
  await page().goto('/');
  await openMenu(page());
  for (const colorScheme of ['light', 'dark'] as const) {
    await page().emulateMedia({ colorScheme });
    expect(await faults(page()), colorScheme).toEqual([]);
  }
});

test('an open tooltip has no fault that axe finds, light and dark', async () => {
  await page().setViewportSize(wideScreen.viewport);
  await page().goto((await explainedPage()).path);
  await whileLoading(page(), () => explainedLink(page(), 0).hover());
  await tooltip(page()).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page().emulateMedia({ colorScheme });
    expect(await faults(page()), colorScheme).toEqual([]);
  }
});

test.each([
  ['Bob', 'bob@a.uk'],
  ['Plumbingheatingandboilershovewaterpipes', 'averylongnamewithoutanyhyphens@heatingengineers.co.uk'],
])('a firm called %s with the address %s has room for both', async (name, email) => {
  for (const width of [320, 360, 1280]) {
    await page().setViewportSize({ width, height: 640 });
    await page().goto('/contact');
    const { sideways, height, menu } = await page().evaluate(
      ([name = '', email = '']) => {
        const brand = document.querySelector('header a[href="/"]') as HTMLElement;
        const own = brand.textContent ?? '';
        for (const element of document.querySelectorAll('header a[href="/"], footer strong')) {
          if (element.textContent === own) (element.querySelector('span') ?? element).textContent = name;
        }
        for (const link of document.querySelectorAll('main h3 ~ a, footer li a')) {
          link.setAttribute('href', `mailto:${email}`);
          link.textContent = email;
        }
        return {
          sideways: document.documentElement.scrollWidth - innerWidth,
          height: brand.getBoundingClientRect().height,
          menu: document.querySelector('header button')?.getBoundingClientRect().right ?? 0,
        };
      },
      [name, email],
    );
    expect([sideways <= 0, height >= 24, menu <= width], `${width} pixels wide`).toEqual([true, true, true]);
  }
});
