import { expect, test } from 'vitest';
import { bytesOf } from '../support/answer-bytes.ts';
import { routes } from '../support/site.ts';

test('with everything filled in every page is at most 18,000 bytes with its lettering, headers counted', async () => {
  for (const path of [...routes, '/nope']) expect(await bytesOf(path), path).toBeLessThanOrEqual(18_000);
});
