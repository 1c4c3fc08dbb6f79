import { expect, inject, test } from 'vitest';
import { builtFiles } from '../../tools/check-live/built-files.ts';
import { checkLive } from '../../tools/check-live/check.ts';
import { inWords, isWell } from '../../tools/check-live/report.ts';
import { facts } from '../support/site.ts';

test('who looks at the site as at a live one finds it well', async () => {
  const url = new URL(inject('siteUrl'));
  const rows = await checkLive({ url, facts, built: builtFiles('dist') });
  expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
  expect(isWell(rows)).toBe(true);
  const said = inWords(url.href, rows);
  expect(said).toMatch(/^Certificate +– +not asked: http$/m);
  expect(said).toMatch(/All well\.$/);
});
