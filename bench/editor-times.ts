import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startTestEditor } from '../tests/support/editor.ts';

/** Times, in milliseconds, that a typed letter takes in the editor (the page at /edit on which the owner edits the site). */
interface EditorTimes {
  /** Time until the preview (the page of the site beside the form) shows the letter. */
  shown: number;
  /** Time until the changed text is checked and written to its file. */
  saved: number;
}

/**
 * Types letters into a field of the editor, and measures in the browser how long each letter takes.
 * @param times number of letters to type. Default: 15
 * @returns the median of each time
 */
export async function editorTimes(browser: Browser, times = 15): Promise<EditorTimes> {
  const firm = mkdtempSync(join(tmpdir(), 'firm-'));
  cpSync('firms/filled', firm, { recursive: true });
  const editor = await startTestEditor(firm);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(editor.address);
    // The text has no facts: of a fact, the field has the name, such as {phone}, and the preview the words.
    await page.frameLocator('iframe').getByText('Shut the stopcock, then ring us').first().click();
    const field = page.locator('textarea:focus');
    await field.waitFor();
    const all: EditorTimes[] = [];
    for (let time = 0; time < times; time += 1) {
      all.push(await field.evaluate(typeLetter));
      // After a change the editor reads the site again. The next letter waits 2.5 seconds, so that this work doesn't slow the letter.
      await page.waitForTimeout(2500);
    }
    return { shown: median(all.map(({ shown }) => shown)), saved: median(all.map(({ saved }) => saved)) };
  } finally {
    await page.close();
    await editor.stop();
    rmSync(firm, { recursive: true });
  }
}

/** Adds a letter to a field and sends an `input` event, as typing does. Measures when the preview shows the letter and when it is saved. */
async function typeLetter(field: Element): Promise<EditorTimes> {
  const box = field as HTMLTextAreaElement;
  const text = `${box.value}x`;
  const frame = document.querySelector('iframe')?.contentDocument;
  const bare = (words: string) => words.replaceAll(/[\s\u00ad\u2011\u2060]+/g, '');
  const wanted = bare(text).slice(-20);
  const [said] = document.getElementsByClassName('said');
  const start = performance.now();
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  set?.call(box, text);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  const until = async (isSo: () => boolean | undefined) => {
    while (!isSo()) {
      if (performance.now() - start > 20_000) throw new Error(`"${wanted}" was not shown and saved within 20 seconds`);
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    return performance.now() - start;
  };
  const shown = await until(() => bare(frame?.body.textContent ?? '').includes(wanted));
  const saved = await until(() => said?.textContent?.includes('Saved.'));
  return { shown, saved };
}

function median(values: number[]): number {
  return Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0);
}
