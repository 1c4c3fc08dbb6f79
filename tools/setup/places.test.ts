import { expect, test } from 'vitest';
import { placesFrom, problemInPlaces } from './places.ts';

test('places are read from one line or several, with all their districts', () => {
  expect(placesFrom('Ringmer bn8,St Leonards-on-Sea TN37, TN38;\n\nBishop’s Cross RH17\r\n')).toEqual([
    { name: 'Ringmer', slug: 'ringmer', codes: ['BN8'] },
    { name: 'St Leonards-on-Sea', slug: 'st-leonards-on-sea', codes: ['TN37', 'TN38'] },
    { name: 'Bishop’s Cross', slug: 'bishops-cross', codes: ['RH17'] },
  ]);
  expect(placesFrom('Tw\u0302r-y-felin SA62, Ynys y Pŷs LL49')).toEqual([
    { name: 'Tŵr-y-felin', slug: 'twr-y-felin', codes: ['SA62'] },
    { name: 'Ynys y Pŷs', slug: 'ynys-y-pys', codes: ['LL49'] },
  ]);
  const oneWay = placesFrom('Rye TN31');
  for (const way of ['Rye: TN31', 'Rye (TN31)', 'Rye - TN31', 'Rye – TN31'])
    expect(placesFrom(way), way).toEqual(oneWay);
  expect(placesFrom('Rhaeadr Gwy (Rhayader) (LD6)')).toEqual([
    { name: 'Rhaeadr Gwy (Rhayader)', slug: 'rhaeadr-gwy-rhayader', codes: ['LD6'] },
  ]);
  expect(problemInPlaces(placesFrom('Rhaeadr Gwy (Rhayader) LD6'))).toBeUndefined();
  expect(placesFrom('\b\u007FBexhill TN39 and TN40')).toEqual(placesFrom('Bexhill TN39, TN40'));
  expect(placesFrom(' \n')).toEqual([]);
});

test.each([
  ['Ringmer', '"Ringmer": Expected a place with its postcode district, such as Ringmer BN8'],
  ['Lindfield RH16 1AA', '"Lindfield RH16 1AA": Expected a place with its postcode district'],
  ['BN8', '"BN8": Expected a place'],
  [
    'Llansantffraid-ym-Mechain SY22',
    '"Llansantffraid-ym-Mechain": Expected a name of at most 24 characters, such as the one that most customers use',
  ],
  ['Ringmer BN8, ringmer BN7', '"ringmer" is there twice'],
])('%j is refused', (typed, message) => {
  expect(problemInPlaces(placesFrom(typed))).toContain(message);
});
