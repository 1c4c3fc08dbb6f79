import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../tools/browser.ts';
import { startTestEditor, type TestEditor } from '../../support/editor.ts';

let folder: string;
let editor: TestEditor;
let browser: Browser;
let page: Page;
const errors: string[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forms-'));
  const firm = join(folder, 'filled');
  cpSync('firms/filled', firm, { recursive: true });
  [editor, browser] = await Promise.all([startTestEditor(firm), launchBrowser()]);
  page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', ({ message }) => errors.push(message));
});
afterAll(async () => {
  await browser?.close();
  await editor?.stop();
  rmSync(folder, { recursive: true });
});

test('the form of every file opens', async () => {
  await page.goto(editor.address);
  const everything = page.getByRole('button', { name: 'Everything' });
  await everything.click();
  const files = page.locator('.files button');
  await files.first().waitFor();
  const count = await files.count();
  expect(count).toBeGreaterThan(20);
  for (let index = 0; index < count; index += 1) {
    const name = await files.nth(index).textContent();
    await files.nth(index).click();
    await expect.poll(() => files.count(), { message: `${name}` }).toBe(0);
    expect(errors, `${name}`).toEqual([]);
    await everything.click();
    await expect.poll(() => files.count()).toBe(count);
  }
});

test('when the editor itself fails, it says so and offers to load again', async () => {
  await page.route('**/editor.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/(["'`])Everything\1/g, '(() => { throw new Error("broken") })()');
    await route.fulfill({ response, body });
  });
  await page.goto('about:blank');
  await page.goto(editor.address);
  await page.getByRole('heading', { name: 'This page has stopped working' }).waitFor();
  await page.unroute('**/editor.js');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await page.getByRole('button', { name: 'Everything' }).waitFor();
});
