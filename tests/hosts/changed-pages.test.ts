import { expect, test } from 'vitest';
import { changesIn } from '../../deploy/changed-pages.ts';
import { get, routes } from '../support/site.ts';

test('no page is changed by its host: an email stays readable, and nothing is added that the policies refuse', async () => {
  for (const path of [...routes, '/nope']) expect(changesIn(await (await get(path)).text()), path).toEqual([]);
});
