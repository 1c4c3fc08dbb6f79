import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../tools/browser.ts';
import { startTestEditor, type TestEditor } from '../../support/editor.ts';
import { expectNoViolations } from '../../support/no-violations.ts';

let folder: string;
let editor: TestEditor;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'first-'));
  [editor, browser] = await Promise.all([startTestEditor(join(folder, 'firm')), launchBrowser()]);
  page = await browser.newPage();
  page.setDefaultTimeout(60_000);
});
afterAll(async () => {
  await browser?.close();
  await editor?.stop();
  rmSync(folder, { recursive: true });
});

/**
 * Pairs of a part of a question and the answer to that question. The test answers the questions that aren't here too: it chooses "no" from
 * a menu or, without "no", the second option; it makes one of the promises; and it accepts the answer that the editor offers.
 */
const answers = Object.entries({
  'firm called': 'Weald Heating',
  'short name': 'Weald',
  'customers ring': '01323 496 518',
  'email address': 'office@weald-heating.co.uk',
  'Where will the site live': 'www.weald-heating.co.uk',
  'Your town,': 'Lewes',
  'somebody answer': 'Mon-Fri 8-6',
  county: 'East Sussex',
  'three numbers of minutes': '20, 40, 60',
  'get a page of their own': 'Ringmer BN8, Rye TN31',
  'Your own name': 'Ann Weald',
});

test('a new firm answers questions, mends a mistake, and then sees its own site', async () => {
  await page.goto(editor.address);
  const field = page.locator('#answer');
  const question = page.getByRole('heading', { level: 2 });
  const next = page.getByRole('button', { name: 'Next' });
  const go = async (name: string, to: string) => {
    await page.getByRole('button', { name }).click();
    await expect.poll(() => question.textContent()).toContain(to);
  };
  let asked = '';
  for (let count = 0; count < 60; count += 1) {
    await expect.poll(() => question.textContent()).not.toBe(asked);
    asked = (await question.textContent()) ?? '';
    if (asked === 'Thank you') break;
    const [, answer] = answers.find(([part]) => asked.includes(part)) ?? [];
    if (asked.includes('customers ring')) {
      await field.fill('0123');
      await next.click();
      await expect.poll(() => page.getByRole('alert').textContent()).toContain('Expected a UK phone number');
      await expectNoViolations(page, 'a mistake');
    }
    if (asked.includes('somebody answer')) {
      await field.fill('Mon-Fri 8-6');
      await page.getByText('This means: Monday to Friday, 8 am to 6 pm').waitFor();
      await expectNoViolations(page, 'what was understood');
    }
    if ((await field.count()) > 0 && (await field.evaluate((box) => box instanceof HTMLSelectElement))) {
      expect(await field.inputValue(), asked).toBe('');
      await next.click();
      await expect.poll(() => page.getByRole('alert').textContent(), { message: asked }).toMatch(/^Choose/);
      const no = field.locator('option[value=no]');
      await field.selectOption((await no.count()) > 0 ? 'no' : { index: 1 });
    } else if (asked.includes('do you promise')) {
      await page.getByLabel('You agree the price before we start').check();
    } else if (asked.includes('do you do?')) {
      await page.getByLabel('fit bathrooms').check();
    } else if (asked.includes('are further out')) {
      await page.getByLabel('Ringmer').check();
      await page.getByLabel('Rye').check();
      await expectNoViolations(page, 'places that are further out');
      await go('Next', 'somebody answer');
      await go('Back', 'are further out');
      await go('Back', 'page of their own');
      await field.fill('Ringmer BN8');
      await go('Next', 'are further out');
      expect(await page.getByLabel('Ringmer').isChecked(), 'a tick of a place that stays').toBe(true);
    } else if (answer !== undefined) await field.fill(answer);
    await next.click();
  }
  await expectNoViolations(page, 'the end');
  expect(existsSync(join(folder, 'firm'))).toBe(false);
  await page.getByRole('button', { name: 'Make my site' }).click();
  await page.getByRole('heading', { name: 'Press what you want to change' }).waitFor({ timeout: 100_000 });
  await page.frameLocator('iframe').getByText('Weald Heating').first().waitFor({ timeout: 200_000 });
  expect(readFileSync(join(folder, 'firm/content/business.yaml'), 'utf8')).toContain('phone: 01323 496 518');
  expect(readFileSync(join(folder, 'firm/content/areas/ringmer.yaml'), 'utf8')).toMatch(/^zone: extended$/m);
  expect(readFileSync(join(folder, 'firm/content/business.yaml'), 'utf8')).toMatch(
    / satisfaction: no\n +priceFirst: yes\n +freeQuotes: no\n/,
  );
  expect(readFileSync(join(folder, 'firm/content/business.yaml'), 'utf8')).toMatch(
    /^work:\n {2}newBoilers: no\n {2}bathrooms: yes\n {2}landlords: no\n/m,
  );
});
