import type { Content } from '../../content/content-folder.ts';
import type { Problem } from '../../content/problem.ts';
import type { Area, Facts } from '../types.ts';
import { problem } from './entries.ts';

type Geo = Facts['business']['geo'];

/** Each area is as near to the middle of the first town as its zone's minutes allow; without minutes, an hour. */
export function checkDistances({ areas, business: { geo } }: Facts, { sources }: Content): Problem[] {
  const far = farFrom(geo, areas);
  const mirrored = farFrom({ ...geo, longitude: -geo.longitude }, areas);
  if (far.length > 0 && (mirrored.length === 0 || far.length === areas.length)) {
    const expected = 'the middle of your first town, with a minus before a longitude west of Greenwich';
    const entry = { file: 'business', field: ['geo'], value: '' };
    return [{ ...problem(sources, entry, expected), found: `a place ${far[0]?.km} km from ${far[0]?.name}` }];
  }
  return far.map(({ km, minutes, slug, zone }) => {
    const expected = `one within the ${minutes} minutes of ${zone}, with a minus before a longitude west of Greenwich`;
    const entry = { file: `areas/${slug}`, field: ['position'], value: '' };
    return { ...problem(sources, entry, expected), found: `a place ${km} km from your first town` };
  });
}

/** At 60 kilometres an hour, as the crow flies. */
function farFrom(geo: Geo, areas: readonly Area[]) {
  return areas
    .map(({ minutes = 60, name, position, slug, zone }) => ({
      minutes,
      name,
      slug,
      zone,
      km: kmBetween(geo, position),
    }))
    .filter(({ km, minutes }) => km > minutes);
}

function kmBetween({ latitude, longitude }: Geo, position: Area['position']): number {
  if (!position) return 0;
  const east = (position.lon - longitude) * Math.cos((latitude * Math.PI) / 180);
  return Math.round(111.2 * Math.hypot(position.lat - latitude, east));
}
