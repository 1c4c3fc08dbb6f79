import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { openPage, withBrowser } from '../../support/page.ts';
import { facts, templates, withSteps } from '../../support/site.ts';

withBrowser();

const page = openPage({ bypassCSP: true });

/** Firefox's own, which others have taken over. */
const folder = createRequire(import.meta.url)
  .resolve('@mozilla/readability')
  .replace(/index\.js$/, '');
const readability = await Promise.all(
  ['Readability.js', 'Readability-readerable.js'].map((name) => readFile(folder + name, 'utf8')),
);

test.each(templates.filter((path) => !['/nope', '/500'].includes(path)))(
  'a browser offers its reader mode on %s, and the number and all steps are in it',
  async (path) => {
    await page().goto(path);
    for (const content of readability) await page().addScriptTag({ content });
    const read = await page().evaluate(() => {
      const tools = globalThis as unknown as {
        Readability: new (document: Node) => { parse: () => { content: string } | null };
        isProbablyReaderable: (document: Document) => boolean;
      };
      const steps = [...document.querySelectorAll('section[aria-labelledby="emergency"] li strong')];
      return {
        offered: tools.isProbablyReaderable(document),
        content: new tools.Readability(document.cloneNode(true)).parse()?.content ?? '',
        steps: steps.map((step) => step.textContent),
      };
    });
    const text = load(read.content).text();
    expect(read.steps).toHaveLength(withSteps.includes(path) ? facts.words.emergency.steps.length : 0);
    expect(read.offered).toBe(true);
    for (const words of [facts.business.phone.text, ...read.steps]) expect(text).toContain(words);
  },
);
