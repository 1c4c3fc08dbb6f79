import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { get, routes } from '../support/site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // What Astro and React write is as valid; these rules judge handwriting.
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // Styles keep numbers on one line, and text that is copied keeps its plain spaces.
    'tel-non-breaking': 'off',
    // Titles carry the firm's name; their length is tested with the head.
    'long-title': 'off',
    // Styles are inlined so that a page arrives in one round trip.
    'require-sri': 'off',
  },
});

test.each([...routes, '/nope', '/500'])('%s is valid HTML', async (path) => {
  const report = await validator.validateString(await (await get(path)).text());
  const messages = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(messages).toEqual([]);
});
