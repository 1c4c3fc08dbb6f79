import { expect, test } from 'vitest';
import { readWith, swap } from '../../tests/support/example-firm.ts';
import { shareAlt, sharePicturePath, shareWordsOf } from './share-pictures.ts';

const facts = await readWith({});
const nameFirst = await readWith({
  'area-page.yaml': swap('heading: Plumbers and heating engineers in {area}', 'heading: "{area}: pipes and boilers"'),
});

test('each page has the address of its own picture', () => {
  expect(['/', '/areas', '/areas/hove'].map(sharePicturePath)).toEqual([
    '/share/home.png',
    '/share/areas.png',
    '/share/areas/hove.png',
  ]);
});

test('a heading that ends with the area’s name is parted there', () => {
  expect(shareWordsOf(facts, '/areas/haywards-heath')).toMatchObject({
    lead: 'Plumbers and heating engineers in',
    heading: ['Haywards Heath'],
  });
});

test('a heading that has the area’s name elsewhere stays whole', () => {
  const { heading, lead } = shareWordsOf(nameFirst, '/areas/haywards-heath');
  expect([lead, heading]).toEqual([undefined, ['Haywards Heath: pipes and boilers']]);
});

test('the alternative text says firm, heading, number and what is drawn', () => {
  expect(shareAlt(shareWordsOf(facts, '/areas/haywards-heath'))).toBe(
    'Hammer & Pond Plumbing and Heating. Plumbers and heating engineers in Haywards Heath. 01632 960 518. ' +
      'A street as they are in Haywards Heath.',
  );
});

test('nobody shares an error: it has no picture', () => {
  expect(() => shareWordsOf(facts, '/404')).toThrow('/404 has no share picture (src/facts/share-pictures.ts)');
});
