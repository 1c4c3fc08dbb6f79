import { expect, test } from 'vitest';
import { brighton, type Position, project, unitsPerKm } from './projection.ts';

const worthing = { lat: 50.8147, lon: -0.3714 };
const burgessHill = { lat: 50.9535, lon: -0.1262 };
const seaford = { lat: 50.7721, lon: 0.1011 };
const lewes = { lat: 50.8761, lon: 0.0177 };

test.each([
  ['Worthing', worthing, 16.5],
  ['Burgess Hill', burgessHill, 14.6],
  ['Seaford', seaford, 17.7],
  ['Lewes', lewes, 12.4],
])('%s is as far from Brighton on the map as on the ground', (_name, place, km) => {
  expect(Math.abs(kmOnMap(brighton, place) - km)).toBeLessThan(0.1);
});

test('the whole coast, from Worthing to Seaford, is as long as the great circle between them', () => {
  expect(Math.abs(kmOnMap(worthing, seaford) - greatCircleKm(worthing, seaford))).toBeLessThan(0.1);
});

test('north is up and east is to the right', () => {
  const middle = project(brighton);
  expect(project({ ...brighton, lat: brighton.lat + 0.1 }).y).toBeLessThan(middle.y);
  expect(project({ ...brighton, lon: brighton.lon + 0.1 }).x).toBeGreaterThan(middle.x);
});

test('a line due north stays upright', () => {
  expect(project({ ...brighton, lat: 50.95 }).x).toBe(project(brighton).x);
});

function kmOnMap(from: Position, to: Position): number {
  const [a, b] = [project(from), project(to)];
  return Math.hypot(a.x - b.x, a.y - b.y) / unitsPerKm;
}

/** The haversine formula, which knows nothing of projections. */
function greatCircleKm(from: Position, to: Position): number {
  const rad = Math.PI / 180;
  const half = (a: number, b: number) => Math.sin(((a - b) * rad) / 2) ** 2;
  const h = half(to.lat, from.lat) + Math.cos(from.lat * rad) * Math.cos(to.lat * rad) * half(to.lon, from.lon);
  return 2 * 6371.0088 * Math.asin(Math.sqrt(h));
}
