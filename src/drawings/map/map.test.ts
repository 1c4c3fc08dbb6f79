import { describe, expect, test } from 'vitest';
import { overlaps } from './boxes.ts';
import { countryLines } from './country.ts';
import { boxOf, hasLeader, placeLabels } from './labels.ts';
import { placeMainTown } from './MainTown.tsx';
import { closeView, distance, mapSize, nearest, type Position, positioned, project, viewOf } from './projection.ts';
import { placeRingLabel } from './RingLabel.tsx';

const brighton = { lat: 50.8225, lon: -0.1372 };
const worthing = { lat: 50.8147, lon: -0.3714 };
const burgessHill = { lat: 50.9535, lon: -0.1262 };
const seaford = { lat: 50.7721, lon: 0.1011 };
const eastbourne = { lat: 50.7684, lon: 0.2905 };
const crawley = { lat: 51.1092, lon: -0.1872 };

test('a place where no map reaches is on none', () => {
  const places = [{ position: brighton }, { position: { lat: 52.539, lon: -2.809 } }, {}];
  expect(positioned(places)).toEqual([{ position: brighton }]);
});

describe.each([
  ['a view of the coast', viewOf([worthing, seaford])],
  ['a view from further away', viewOf([eastbourne, crawley])],
])('on %s', (_, view) => {
  test.each([
    ['Worthing', worthing, 16.5],
    ['Burgess Hill', burgessHill, 14.6],
    ['Seaford', seaford, 17.7],
  ])('%s is as far from Brighton as on the ground', (_name, place, km) => {
    const [a, b] = [project(brighton, view), project(place, view)];
    expect(Math.abs(Math.hypot(a.x - b.x, a.y - b.y) / view.unitsPerKm - km)).toBeLessThan(0.1);
  });

  test('north is up and east is to the right, in straight lines', () => {
    const at = (place: Position) => project(place, view);
    expect(at({ ...brighton, lat: 50.9 }).y).toBeLessThan(at(brighton).y);
    expect(at({ ...brighton, lon: 0 }).x).toBeGreaterThan(at(brighton).x);
    expect(at({ ...brighton, lat: 50.9 }).x).toBe(at(brighton).x);
  });
});

test.each([
  ['along the coast', [worthing, eastbourne, crawley]],
  ['inland', [{ lat: 50.9697, lon: 0.0963 }, crawley]],
  [
    'two villages',
    [
      { lat: 50.97, lon: 0.1 },
      { lat: 50.971, lon: 0.101 },
    ],
  ],
])('a view holds every place, and no more of the country than it needs: %s', (_, places) => {
  const view = viewOf(places);
  expect(view.unitsPerKm).toBeLessThanOrEqual(18);
  for (const { x, y } of places.map((place) => project(place, view))) {
    expect(x > 12 && x < mapSize.width - 12 && y > 12 && y < mapSize.height - 12).toBe(true);
  }
});

test('a close view holds its places, larger than the usual one where they are near each other', () => {
  const near = closeView([brighton, worthing]);
  for (const { x, y } of [brighton, worthing].map((place) => project(place, near))) {
    expect(x > 0 && x < mapSize.width && y > 0 && y < mapSize.height).toBe(true);
  }
  expect(closeView([brighton, crawley, eastbourne]).unitsPerKm).toBeLessThan(near.unitsPerKm);
});

test('the distance of the ring is written on the ring, away from the places and from the name of the town', () => {
  const view = closeView([brighton, worthing, burgessHill]);
  const dots = [worthing, burgessHill].map((place) => project(place, view));
  const town = placeMainTown({ name: 'Brighton', position: brighton, path: '/areas/brighton' }, view, dots);
  const label = placeRingLabel('5 miles', town, view, dots);
  if (!label) throw new Error('no space on the ring');
  expect(Math.hypot(label.x - town.x, label.y - town.y) / view.unitsPerKm).toBeCloseTo(8.05, 1);
  expect(town.boxes.some((box) => overlaps(box, label.box))).toBe(false);
  for (const { x, y } of dots) expect(Math.hypot(label.x - x, label.y - y)).toBeGreaterThan(40);
});

test('distances are in kilometres on the ground', () => {
  expect(Math.abs(distance(brighton, seaford) - 17.7)).toBeLessThan(0.1);
});

test('the places nearest to one come first, and no more of them than asked for', () => {
  const places = [eastbourne, seaford, crawley, burgessHill, worthing].map((position) => ({ position }));
  const found = nearest(brighton, places, 3).map(({ position }) => position);
  expect(found).toEqual([burgessHill, worthing, seaford]);
  expect(nearest(brighton, places, 9)).toHaveLength(5);
});

test.each([
  ['Lewes', { lat: 50.8739, lon: 0.0088 }, 'rivers'],
  ['Newhaven', { lat: 50.793, lon: 0.046 }, 'rivers'],
  ['Shoreham-by-Sea', { lat: 50.834, lon: -0.273 }, 'rivers'],
  ['Burgess Hill', burgessHill, 'railways'],
  ['Seaford', seaford, 'railways'],
  ['Patcham', { lat: 50.866, lon: -0.1506 }, 'roads'],
  ['Devil’s Dyke', { lat: 50.885, lon: -0.2125 }, 'downs'],
] as const)('on a base map, %s is less than a kilometre from the line that passes it', (_, place, kind) => {
  const near = countryLines(kind).flatMap((line) =>
    line.slice(1).flatMap((to, index) => {
      const from = line[index] ?? to;
      // Measures the distance to 11 points on each segment of a line. Neighbouring points are less than a kilometre apart.
      const between = (one: number, other: number, part: number) => one + ((other - one) * part) / 10;
      return Array.from({ length: 11 }, (_, part) =>
        distance(place, { lat: between(from.lat, to.lat, part), lon: between(from.lon, to.lon, part) }),
      );
    }),
  );
  expect(Math.min(...near)).toBeLessThan(1);
});

describe('names on the map', () => {
  const dot = (x: number, y: number) => ({ x, y });

  test('are found once for the same places, so that the dev server answers at once', () => {
    const places = [
      { name: 'Hove', dot: dot(400, 300) },
      { name: 'Lewes', dot: dot(500, 200) },
    ];
    let reads = 0;
    const key = {
      top: 0,
      right: 40,
      bottom: 40,
      get left() {
        reads += 1;
        return 0;
      },
    };
    const readsOf = () => {
      reads = 0;
      const found = placeLabels(places, [key]);
      return { found, reads };
    };
    const [first, second] = [readsOf(), readsOf()];
    expect(second.found).toEqual(first.found);
    expect([second.reads, first.reads > 1]).toEqual([1, true]);
  });

  test('are beside their dots if there is space', () => {
    const places = [
      { name: 'Lewes', dot: dot(100, 100) },
      { name: 'Hove', dot: dot(250, 200) },
    ];
    const beside = { side: 'right', east: 3, south: 0 };
    expect(placeLabels(places, []).map(({ label }) => label)).toEqual([beside, beside]);
  });

  test('keep clear of each other, of the key and of the edge', () => {
    const key = { left: 220, top: 0, right: 360, bottom: 76 };
    const dots = [dot(100, 100), dot(108, 108), dot(92, 108), dot(350, 270), dot(210, 60)];
    const places = dots.map((each) => ({ name: 'Patcham', dot: each }));
    const boxes = placeLabels(places, [key]).map((place) => boxOf(place));
    expect(boxes).toHaveLength(dots.length);
    const apart = (one: typeof key, other: typeof key) =>
      one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
    for (const [index, box] of boxes.entries()) {
      expect(box.left >= 0 && box.right <= mapSize.width && box.top >= 0 && box.bottom <= mapSize.height).toBe(true);
      for (const other of [key, ...boxes.slice(index + 1)]) expect(apart(box, other)).toBe(true);
    }
  });

  test('do not cover the background of the name of the map’s own place', () => {
    const dots = [dot(150, 187), dot(157, 139), dot(111, 141), dot(161, 169)];
    const places = dots.map((each, index) => ({ name: 'Rottingdean', dot: each, isCurrent: index === 0 }));
    const [own, ...others] = placeLabels(places, []).map((place) => boxOf(place));
    expect(others).toHaveLength(3);
    for (const other of others) {
      expect(own && overlaps({ ...own, top: own.top - 9, bottom: own.bottom + 9 }, other)).toBe(false);
    }
  });

  test('include that of the map’s own place, even if others must be left out for it', () => {
    const dots = [dot(130, 193), dot(291, 71), dot(278, 221), dot(266, 109), dot(168, 84)];
    const places = dots.map((each, index) => ({
      name: `Upper Longstreet Hill ${index}`,
      dot: each,
      isCurrent: index === 0,
    }));
    const town = { left: 120, top: 150, right: 298, bottom: 171 };
    expect(placeLabels(places, [town]).map(({ name }) => name)).toContain('Upper Longstreet Hill 0');
  });

  test('are left out, the last ones first, if there is no space for all', () => {
    const places = Array.from({ length: 10 }, (_, index) => ({
      name: `Upper Longstreet Hill ${index}`,
      dot: dot(170 + ((index * 7) % 20), 140 + ((index * 11) % 20)),
    }));
    const boxes = placeLabels(places, []).map((place) => boxOf(place));
    expect(boxes.length).toBeGreaterThan(1);
    expect(boxes.length).toBeLessThan(10);
    for (const [index, box] of boxes.entries())
      for (const other of boxes.slice(index + 1)) expect(overlaps(box, other)).toBe(false);
  });

  test('have a line to their dots when they are away from them', () => {
    expect(hasLeader({ side: 'right', east: 3, south: 0 })).toBe(false);
    expect(hasLeader({ side: 'right', east: -11, south: -16 })).toBe(false);
    expect(hasLeader({ side: 'right', east: 4, south: -14 })).toBe(true);
  });
});
