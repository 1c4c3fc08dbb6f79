import { countryLines } from '../../src/drawings/map/country.ts';
import { distance, type Position } from '../../src/drawings/map/projection.ts';
import type { Checked, Finding } from './finding.ts';
import { downland, fingerprint, namesOf, partsOf, sample, seaside, wordsOf } from './sample-reference.ts';

/** Finds words of the sample firm's where they can't be true. */
export function checkSampleWords(checked: Checked): Finding[] {
  const { areas, business } = checked.site;
  const own = [...business.towns, ...areas.map(({ name }) => name)];
  const middle = { lat: business.geo.latitude, lon: business.geo.longitude };
  const strange = Object.keys(sample.places).filter((name) => !namesOf([name]).test(own.join()));
  const far = namesOf(strange.filter((name) => distance(middle, sample.places[name] ?? middle) > 30));
  const isInland = [middle, ...areas.flatMap(({ position }) => position ?? [])].every(isAwayFromSea);
  const isElsewhere = strange.length === Object.keys(sample.places).length;

  const mend = 'say what is true of your places, in your own words';
  const orArea = `${mend}; or, if you work there too, give that place a file in content/areas/`;
  const why = 'These words are the sample firm’s';
  const rules = [
    { wrong: namesOf(strange), why: `${why}, and name places that aren’t yours`, mend: orArea },
    { wrong: isInland ? seaside : undefined, why: `${why}, and none of your places is within 5 km of the sea`, mend },
    { wrong: isElsewhere ? downland : undefined, why: `${why}, of the land and the seafront at Brighton`, mend },
  ];
  return wordsOf(checked).flatMap(({ text, area, ...place }): Finding[] => {
    const parts = partsOf(text);
    const left = (fingerprints: string) => parts.filter((part) => fingerprints.includes(fingerprint(part)));
    for (const { wrong, ...rule } of rules) {
      // What a postcode covers is true near the place that it names.
      const isNear = (part: string) => place.file === 'content/postcodes.yaml' && !far.test(part);
      const found = left(sample.sentences).find((part) => wrong?.test(part) && !isNear(part));
      if (!found) continue;
      const kind = perhapsTrue.test(found) ? 'place' : 'sample';
      const isName = kind === 'place' || !found.includes(' ');
      const mend = isName ? 'if it isn’t so round you, say what is, or take it out' : rule.mend;
      return [{ kind, place, found: quoted(found), ...rule, mend }];
    }
    const others = Object.entries(sample.areas).filter(([name]) => area && !name.startsWith(area));
    const [copied] = left(others.join());
    return copied ? [{ kind: 'sample', place, found: quoted(copied), why: `${why}, about another place`, mend }] : [];
  });
}

/** There's chalk elsewhere, and other towns have hard water. */
const perhapsTrue = /^chalk$|\bhard water\b/i;

function quoted(text: string): string {
  return `"${text.length > 90 ? `${text.slice(0, 87)}…` : text}"`;
}

/** Whether a place has the coast to its south, 5 to 50 km away. */
function isAwayFromSea({ lat, lon }: Position): boolean {
  const [coastline = []] = countryLines('coast');
  const east = coastline.findIndex((point) => point.lon > lon);
  const [from, to] = [coastline[east - 1], coastline[east]];
  if (!from || !to) return false;
  const shore = from.lat + ((to.lat - from.lat) * (lon - from.lon)) / (to.lon - from.lon);
  const north = distance({ lat, lon }, { lat: shore, lon });
  return lat > shore && north > 5 && north < 50;
}
