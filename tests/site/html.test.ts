import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { everyPage, htmlOf, read, readAll } from '../support/site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // These rules concern style only. Astro and React write valid HTML in another style.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // This rule asks for no-break spaces in phone numbers. Instead, CSS keeps each number on one line, so that a copied number has usual
    // spaces.
    'tel-non-breaking': 'off',
    // This rule limits the length of titles, but to another length than this site (`longestTitle` in src/site/pages.ts).
    'long-title': 'off',
    // This rule asks for `integrity` attributes. The site doesn't need them: scripts come from the site itself, and styles are inline.
    'require-sri': 'off',
  },
});

const all = await readAll(everyPage);

test.each(everyPage)('%s is valid HTML', async (path) => {
  const { results } = await validator.validateString(await htmlOf(path));
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
});

test('no page has an unfilled placeholder or a noscript element', async () => {
  for (const path of everyPage) {
    const html = await htmlOf(path);
    expect(html, path).not.toContain('<noscript');
    expect(html.replace(/<(style|script)[\s\S]*?<\/\1>/g, ''), path).not.toMatch(/\{[a-zA-Z]+\}|undefined|\[object/);
  }
});

test('there is a space between two links, also without styles', async () => {
  for (const path of everyPage) {
    const html = await htmlOf(path);
    const words = html.replace(/<svg[\s\S]*?<\/svg>/g, '');
    expect(words, path).not.toMatch(/<\/a>(<\/?(em|small|span|strong)\b[^>]*>)*<a\b/);
  }
});

test('every section has a heading; the sections for emergencies and calls are landmarks named after it', () => {
  for (const [path, $] of all) {
    for (const section of $('section').toArray()) {
      expect($(section).find('h1, h2').text(), path).not.toBe('');
      const heading = $(section).attr('aria-labelledby');
      if (heading) expect(['emergency', 'call'], path).toContain(heading);
    }
    for (const id of ['emergency', 'call']) {
      const owner = $(`#${id}`).closest('section');
      if (owner.length > 0) expect(owner.attr('aria-labelledby'), path).toBe(id);
    }
  }
});

test('the texts in a drawing have spaces between them, and every picture that is not a decoration has an alternative text', () => {
  for (const [path, $] of all) {
    for (const drawing of $('main svg:has(text)').toArray()) {
      const texts = [...$(drawing).find('desc, text, tspan').contents()].filter(({ type }) => type === 'text');
      const words = texts.map((text) => $(text).text());
      const joints = words.slice(1).map((text, index) => `${words[index]?.at(-1)}${text.at(0)}`);
      for (const joint of joints) expect(joint, path).toMatch(/\s/);
    }
    expect($('img:not([alt])').length, path).toBe(0);
    expect($('main img[alt=""]:not([src^="/drawings/"])').length, path).toBe(0);
  }
});

test('no page has a form, a frame, a file from another site, an inline style or an event handler', () => {
  const foreign =
    'form, input, iframe, object, embed, [style], [src^="http"], link[rel="stylesheet"]:not([media^="print"]), link[rel="modulepreload"], script[src]:not([type="module"])';
  for (const [path, $] of all) {
    const names = [...$('*')].flatMap((element) => Object.keys($(element).attr() ?? {}));
    expect([$(foreign).length, ...names.filter((name) => name.startsWith('on'))], path).toEqual([0]);
  }
});

test('no page has an empty list, or a heading with nothing under it', async () => {
  for (const path of everyPage) {
    const $ = await read(path);
    for (const list of $('ul, ol, dl, tbody'))
      expect($(list).children().length, `${path}, below ${$(list).prev().text()}`).not.toBe(0);
    for (const each of $('main h2, main h3')) {
      const heading = $(each);
      const around = heading.closest('section, article, li, aside, div:has(> h3)');
      const more = around.text().trim() !== heading.text().trim() || around.find('img, svg, form').length > 0;
      expect(more, `${path}: ${heading.text()}`).toBe(true);
    }
  }
});
