import { expect, test } from 'vitest';
import { cut, searchResult } from '../../tools/previews/cut.ts';
import { readSharedSite } from '../../tools/previews/shared-site.ts';
import { warningsOf } from '../../tools/previews/warnings.ts';
import { facts } from '../support/site.ts';

/** What search results show of the sample firm's built site, measured in pixels. */

const { pages } = readSharedSite('dist');
const { phone, wide } = warningsOf(pages, new Set());

test('every title and description has room on a wide screen, and every title on a phone', () => {
  expect(wide).toEqual([]);
  expect(phone.filter((line) => line.includes(': the title loses'))).toEqual([]);
});

test('on a phone, too, the result of each area has the number to ring', () => {
  const { text: number } = facts.business.searchPhone;
  for (const { path, description } of pages.filter((page) => page.path.startsWith('/areas/'))) {
    expect(cut(description, searchResult.phone.description).shown, path).toContain(number);
  }
});
