import { expect, test } from 'vitest';
import { attributesOf, get, read, templates } from '../support/site.ts';
import { compressed } from '../support/size.ts';

const kilobyte = 1024;

test.each(templates)('%s weighs at most 70 KB in its first view, with one font of at most 40 KB', async (path) => {
  const $ = await read(path);
  const fonts = [
    ...$('style')
      .text()
      .matchAll(/url\((\/besley[^)]*)\)/g),
  ].map(([, file]) => file);
  const pictures = attributesOf($, 'link[rel="icon"][type="image/svg+xml"], img[loading="eager"]', 'href');
  pictures.push(...attributesOf($, 'img[loading="eager"]', 'src'));
  const sizes = await Promise.all([path, ...fonts, ...pictures].map((file) => (file ? weightOf(file) : 0)));
  expect(fonts).toHaveLength(1);
  expect(sizes[1]).toBeLessThanOrEqual(40 * kilobyte);
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(70 * kilobyte);
});

/** The size of a file on the wire, without its headers. */
async function weightOf(path: string): Promise<number> {
  const answer = await get(path);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const text = /text|svg|javascript/.test(answer.headers.get('content-type') ?? '');
  return text ? compressed(bytes).length : bytes.length;
}
