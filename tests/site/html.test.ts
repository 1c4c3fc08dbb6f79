import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { everyPage, htmlOf, read, readAll } from '../support/site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // What Astro and React write is as valid; these rules judge handwriting.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // Styles keep numbers on one line, and text that is copied keeps its plain spaces.
    'tel-non-breaking': 'off',
    // Titles carry the firm's name; their length is tested with the head.
    'long-title': 'off',
    // Styles are inlined so that a page arrives in one round trip.
    'require-sri': 'off',
  },
});

const all = await readAll(everyPage);

test.each(everyPage)('%s is valid HTML', async (path) => {
  const { results } = await validator.validateString(await htmlOf(path));
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
});

test('no text shows a placeholder, and nothing is only for browsers without scripts', async () => {
  for (const path of everyPage) {
    const html = await htmlOf(path);
    expect(html, path).not.toContain('<noscript');
    expect(html.replace(/<(style|script)[\s\S]*?<\/\1>/g, ''), path).not.toMatch(/\{[a-zA-Z]+\}|undefined|\[object/);
  }
});

test('no two links on a page run together: without styles they have a space between them', async () => {
  for (const path of everyPage) {
    const html = await htmlOf(path);
    const words = html.replace(/<svg[\s\S]*?<\/svg>/g, '');
    expect(words, path).not.toMatch(/<\/a>(<\/?(em|small|span|strong)\b[^>]*>)*<a\b/);
  }
});

test('every section has a heading, and those that a reader jumps to are landmarks with its name: the emergency, the call', () => {
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

test('a drawing reads as text with spaces between its words, and a picture that is no decoration has a text of its own', () => {
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

test('there is no form, frame, picture or script from elsewhere, and no inline style or handler', () => {
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
