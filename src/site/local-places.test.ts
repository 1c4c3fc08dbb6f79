import { expect, test } from 'vitest';
import { business } from '../../tests/support/example-firm.ts';
import { localPlaces } from './local-places.ts';
import { parseBusiness } from './schema/business.ts';

const areas = [
  { name: 'Peacehaven', zone: 'suburbs' },
  { name: 'Denton', zone: 'suburbs' },
  { name: 'Newhaven', zone: 'centre' },
  { name: 'Lewes', zone: 'extended' },
] as const;
const placesWith = (...localZones: ('centre' | 'suburbs' | 'extended')[]) =>
  localPlaces(parseBusiness({ ...business, towns: ['Newhaven'], promises: { localZones } }), areas);

test('the towns at the centre come first, the areas follow by name, and none is named twice', () => {
  expect(placesWith('centre', 'suburbs')).toBe('Newhaven, Denton and Peacehaven');
});

test('without the centre, its towns are not local', () => {
  expect(placesWith('suburbs')).toBe('Denton and Peacehaven');
});

test('a firm that charges for each visit has no local places', () => {
  expect(placesWith()).toBeUndefined();
});
