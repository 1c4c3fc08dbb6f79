import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Expects that axe finds no violation on a page. Runs axe with evaluate(), because the page's content security policy would block a script
 * element. Does not look into iframes.
 * @param state description of the page's state, for the message of a failure
 */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  const code = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(`${code};0`);
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { iframes: false })');
  expect(
    violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`),
    state,
  ).toEqual([]);
}
