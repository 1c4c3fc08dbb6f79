import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Readability } from '@mozilla/readability';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../src/site/text/sentence.ts';
import { openPage, withBrowser } from '../../support/page.ts';
import { pagesWithSteps, site, templates } from '../../support/site.ts';

withBrowser();

const library = readFileSync(createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'), 'utf8');

describe('the reader view of Firefox', () => {
  // Turn off the page's content security policy, which would block the library. In Firefox the library is a part of the browser, and the
  // policy doesn't apply to it.
  const page = openPage({ bypassCSP: true });

  test.each(templates)('of %s has the number in a sentence, and the water steps if the page has them', async (path) => {
    await page().goto(path);
    const text = await page().evaluate((code) => {
      const Reader: typeof Readability = new Function(`${code}; return Readability`)();
      return new Reader(document.cloneNode(true) as Document).parse()?.textContent ?? '';
    }, library);
    const read = text.replaceAll('\u2060', '').replace(/\s+/g, ' ');
    expect(read).toContain(site.business.phone.text);
    if (!pagesWithSteps.includes(path)) return;
    for (const step of site.words.emergency.steps) expect(read).toContain(plainText(step));
  });
});
