import { expect, test } from 'vitest';
import { changesIn } from '../../deploy/changed-pages.ts';
import { get, routes } from '../support/site.ts';

test('the host does not change any page', async () => {
  for (const path of [...routes, '/nope']) expect(changesIn(await (await get(path)).text()), path).toEqual([]);
});
