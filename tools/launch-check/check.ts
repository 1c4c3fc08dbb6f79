import { checkAdvice } from './advice.ts';
import { checkFacts } from './check-facts.ts';
import { checkClaims } from './claims.ts';
import { type Checked, type Finding, kinds, placeName } from './finding.ts';
import { checkMadeUp } from './made-up.ts';
import { checkPromises, checkStandardPromises } from './promises.ts';

const checks = [checkMadeUp, checkFacts, checkClaims, checkAdvice, checkStandardPromises, checkPromises];

/** Checks the facts and words of a firm. Returns everything that the owner must or should change, most urgent first. */
export function checkFirm(checked: Checked): Finding[] {
  const order = Object.keys(kinds);
  const findings = checks.flatMap((check) => check(checked));
  const lines = new Map(checked.texts.map(({ line, ...place }) => [placeName(place), line]));
  const placed = findings.map(({ place, ...rest }) => {
    return { ...rest, place: { line: lines.get(placeName(place)), ...place } };
  });
  return placed.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}
