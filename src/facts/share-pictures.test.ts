import { expect, test } from 'vitest';
import { readWith } from '../../tests/support/example-firm.ts';
import { shareAlt, sharePicturePath, shareWordsOf } from './share-pictures.ts';

const facts = await readWith({});

test('each page has the address of its own picture', () => {
  expect(['/', '/areas', '/areas/hove'].map(sharePicturePath)).toEqual([
    '/share/home.png',
    '/share/areas.png',
    '/share/areas/hove.png',
  ]);
});

test('an area’s picture says above its heading what the services are', () => {
  expect(shareWordsOf(facts, '/areas/haywards-heath')).toMatchObject({
    lead: 'Plumbing, heating, power flushing',
    heading: ['Leak or no heating in Haywards Heath?'],
  });
});

test('the alternative text says firm, heading, number and what is drawn', () => {
  expect(shareAlt(shareWordsOf(facts, '/areas/haywards-heath'))).toBe(
    'Hammer & Pond Plumbing and Heating. Plumbing, heating, power flushing. Leak or no heating in Haywards Heath? 01632 960 518. ' +
      'A street as they are in Haywards Heath.',
  );
});

test('nobody shares an error: it has no picture', () => {
  expect(() => shareWordsOf(facts, '/404')).toThrow('/404 has no share picture (src/facts/page-list.ts)');
});
