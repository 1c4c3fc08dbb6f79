import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { everyPage, htmlOf } from '../support/site.ts';

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
