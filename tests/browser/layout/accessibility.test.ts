import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { explainedLinks } from '../../support/explained-page.ts';
import { openPage, withBrowser } from '../../support/page.ts';
import { phoneScreen, wideScreen } from '../../support/screens.ts';
import { readAll, templates } from '../../support/site.ts';
import { explainedLink, tooltip, whileLoading } from '../../support/tooltips.ts';

withBrowser();

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const page = openPage({ bypassCSP: true });
/** Path of the first page that has an explained link (a link with a tooltip). */
const [withTooltips] = (await readAll()).find(([, $]) => $(explainedLinks).length > 0) ?? [];

describe.each(templates)('%s, on a phone', (path) => {
  beforeAll(async () => {
    await page().setViewportSize(phoneScreen.viewport);
    await page().goto(path);
  });

  test('axe finds no violation', async () => {
    expect(await violationsOn(page())).toEqual([]);
  });

  test('phone links are at least 44 pixels high, other links and buttons outside sentences at least 24', async () => {
    const targets = await page().evaluate(() =>
      [...document.querySelectorAll('a:not([href="#content"]), button')]
        .filter((target) => target.checkVisibility())
        .map((target) => {
          const { width, height } = target.getBoundingClientRect();
          const { parentElement: around, textContent } = target;
          const inText = target.closest('p') || (around?.matches('li, td') && around.textContent !== textContent);
          const isCall = target.matches('[href^="tel:"]');
          const small = isCall ? height < 44 : !inText && Math.min(width, height) < 24;
          return { html: target.outerHTML, small };
        }),
    );
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter(({ small }) => small)).toEqual([]);
  });
});

test.each(['/', '/areas'])(
  'axe finds no violation on %s on a wide screen in the dark scheme, nor with more contrast',
  async (path) => {
    await page().setViewportSize(wideScreen.viewport);
    await page().emulateMedia({ colorScheme: 'dark' });
    await page().goto(path);
    expect(await violationsOn(page())).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page().emulateMedia({ colorScheme, contrast: 'more' });
      expect(await violationsOn(page(), { calls: ':not(*)', only: ['color-contrast-enhanced'] }), colorScheme).toEqual(
        [],
      );
    }
    await page().emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
  },
);

test('axe finds no violation in the open menu', async () => {
  await page().setViewportSize(phoneScreen.viewport);
  await page().goto('/');
  await page().click('[popovertarget="menu"]');
  expect(await violationsOn(page())).toEqual([]);
});

// Skipped if no page of the firm has an explained link.
test.skipIf(!withTooltips)('axe finds no violation in an open tooltip', async () => {
  await page().setViewportSize(wideScreen.viewport);
  await page().goto(withTooltips ?? '');
  await whileLoading(page(), () => explainedLink(page(), 0).hover());
  await tooltip(page()).waitFor();
  expect(await violationsOn(page())).toEqual([]);
});

/**
 * Runs axe on a page.
 * @param calls selector of elements whose contrast may be lower than 7 to 1 (WCAG AAA). Default: call buttons, which only need to satisfy
 * WCAG AA (4.5 to 1)
 * @param only ids of the rules to run. Default: all rules except `p-as-heading`, including best practices and experimental rules
 * @returns the violations, each as the rule's id and the element's HTML
 */
async function violationsOn(page: Page, { calls = 'a[data-size]', only }: { calls?: string; only?: string[] } = {}) {
  await page.evaluate(axe);
  return page.evaluate(
    async ({ calls, only }) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      // Leave out `p-as-heading`, which reports short paragraphs as possible headings. Owners choose how long their paragraphs are.
      const rules = axe.getRules().map(({ ruleId }) => ruleId);
      const runOnly = only ?? rules.filter((rule) => rule !== 'p-as-heading');
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
