import { expect, test } from 'vitest';
import { readWith } from '../../tests/support/example-firm.ts';
import { shareAlt, shareWordsOf } from './share-pictures.ts';

const site = await readWith({});

test('an area’s picture says firm, services, heading and number, and its alternative text what is drawn too', () => {
  expect(shareAlt(shareWordsOf(site, '/areas/haywards-heath'))).toBe(
    'Hammer & Pond Plumbing and Heating. Plumbing, heating and power flushing. Leak or no heating in Haywards Heath? 01632 960 518. ' +
      'A street in Haywards Heath.',
  );
});

test('nobody shares an error: it has no picture', () => {
  expect(() => shareWordsOf(site, '/404')).toThrow('/404 has no share picture (src/site/page-list.ts)');
});
