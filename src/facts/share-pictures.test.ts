import { expect, test } from 'vitest';
import { readWith, swap } from '../../tests/support/other-firm.ts';
import { shareAlt, sharePicturePath, shareWordsOf } from './share-pictures.ts';

const facts = await readWith({
  'area-page.yaml': swap('"{area}: pipes, boilers, radiators and showers"', 'Pipes and boilers in {area}'),
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
    lead: 'Pipes and boilers in',
    heading: ['Haywards Heath'],
  });
});

test('a heading that has the area’s name elsewhere stays whole', async () => {
  const { heading, lead } = shareWordsOf(await readWith({}), '/areas/haywards-heath');
  expect([lead, heading]).toEqual([undefined, ['Haywards Heath: pipes, boilers, radiators and showers']]);
});

test('the alternative text says firm, heading, number and what is drawn, an area’s street only where it has one', () => {
  expect(shareAlt(shareWordsOf(facts, '/areas/haywards-heath'))).toBe(
    'Ouse Valley & Harbour Heating and Plumbing Company. Pipes and boilers in Haywards Heath. 0808 157 0123. ' +
      'Houses like those of Haywards Heath.',
  );
  expect(shareAlt(shareWordsOf(facts, '/areas/bramber-and-upper-beeding'))).toMatch(
    /A seafront with beach huts and a bandstand\.$/,
  );
});

test('nobody shares an error: it has no picture', () => {
  expect(() => shareWordsOf(facts, '/404')).toThrow('/404 has no share picture (src/facts/share-pictures.ts)');
});
