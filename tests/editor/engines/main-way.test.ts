import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startTestEditor, type TestEditor } from '../../support/editor.ts';
import type { Steps, TabBrowser } from '../../support/engines/browser.ts';
import { launchPuppeteer } from '../../support/engines/puppeteer.ts';
import { launchWebKit } from '../../support/engines/webkit.ts';
import { exampleWith } from '../../support/example-firm.ts';

let firm: string;
let editor: TestEditor;
let browser: TabBrowser;
let close: () => Promise<void>;
let tab: Steps;

beforeAll(async () => {
  firm = exampleWith({});
  const settings = { javaScript: true, dark: false };
  const engine = inject('engine') === 'webkit' ? launchWebKit(settings) : launchPuppeteer('firefox', settings);
  [editor, browser] = await Promise.all([startTestEditor(firm), engine]);
  ({ steps: tab, close } = await browser.open({ width: 1280, height: 800 }, editor.origin));
  await tab.go(`/edit#${editor.key}`);
});
afterAll(async () => {
  await close?.();
  await browser?.close();
  await editor?.stop();
  rmSync(firm, { recursive: true });
});

const home = () => readFileSync(join(firm, 'content/home.yaml'), 'utf8');
const said = () => tab.run(() => document.querySelector('.said')?.textContent);
const shown = (words: string) =>
  tab.run((text) => document.querySelector('iframe')?.contentDocument?.body?.innerText.includes(text), words);

test('a text that is pressed opens its field; what is typed shows, is saved, and can be taken back', async () => {
  const before = home();
  await expect.poll(() => shown('In an emergency'), { timeout: 100_000 }).toBe(true);
  const press = () =>
    tab.run(() => {
      const page = document.querySelector('iframe')?.contentDocument;
      const texts = [...(page?.querySelectorAll('main p') ?? [])] as HTMLElement[];
      texts.find(({ textContent }) => textContent?.startsWith('In an emergency'))?.click();
      return document.activeElement?.id;
    });
  await expect.poll(press).toBe('field-hero-text');

  await tab.run(type, 'We come, and we say when.');
  expect(await shown('We come, and we say when.')).toBe(true);
  await expect.poll(said).toBe('Saved.');
  expect(home()).toContain('We come, and we say when.');

  await tab.run(type, 'Ring us **now**.');
  const problem = () => tab.run(() => document.getElementById('field-hero-text-problem')?.textContent);
  await expect.poll(problem).toContain('plain words');
  expect(home()).not.toContain('**');
  await tab.run(type, 'Ring us now.');
  await expect.poll(said).toBe('Saved.');

  // Press Undo until the original text is back. Undo usually takes back both changes together. On a slow computer, more than a minute can
  // pass between the two changes, and Undo then takes back one change at a time.
  const undo = async () => {
    await tab.run(() => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent?.startsWith('Undo'))?.click();
    });
    return home();
  };
  await expect.poll(undo, { interval: 1500, timeout: 30_000 }).toBe(before);
});

/** Replaces the text in the field that has the focus, with the same event as typing. */
function type(text: string): void {
  const field = document.activeElement as HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
