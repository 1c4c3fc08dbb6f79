import { checkFacts } from './check-facts.ts';
import { checkClaims } from './claims.ts';
import { type Finding, kinds, placeName, type Site } from './finding.ts';
import { checkSample } from './sample.ts';

const checks = [checkSample, checkFacts, checkClaims];

/** Everything that stands between a site and going live, as far as its files say, in the order in which to mend it. */
export function checkSite(site: Site): Finding[] {
  const order = Object.keys(kinds);
  const findings = checks.flatMap((check) => check(site));
  const lines = new Map(site.texts.map(({ line, ...place }) => [placeName(place), line]));
  const placed = findings.map(({ place, ...rest }) => {
    return { ...rest, place: { line: lines.get(placeName(place)), ...place } };
  });
  return placed.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}
