import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Expects that axe finds nothing on a page, whose policy allows no scripts but those of tests. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  const code = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(`${code};0`);
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { iframes: false })');
  expect(
    violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`),
    state,
  ).toEqual([]);
}
