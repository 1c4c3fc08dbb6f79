import { expect, test } from 'vitest';
import { bytesOf } from '../support/answer-bytes.ts';
import { routes } from '../support/site.ts';

test('with everything filled in every page is at most 13,000 bytes, and half of them at most 11,000', async () => {
  const sizes = await Promise.all([...routes, '/nope'].map((path) => bytesOf(path)));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(13_000);
  expect(sizes.sort((one, other) => one - other)[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(11_000);
});
