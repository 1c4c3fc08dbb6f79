import { expect, test } from 'vitest';
import { plainText } from '../../src/site/text/sentence.ts';
import { call, read, site, textOf } from '../support/site.ts';

const { words } = site;

test.each([
  ['/nope', words['not-found']],
  ['/500', words['application-error']],
])('%s says what is wrong, and has a link to Home and a call button', async (path, { heading, text, home: label }) => {
  const $ = await read(path);
  expect(textOf($, 'h1')).toBe(heading);
  expect(textOf($, 'main')).toContain(plainText(text));
  expect(textOf($, 'main a[href="/"]')).toBe(label);
  expect($(`main ${call}[data-size]`)).toHaveLength(1);
});
