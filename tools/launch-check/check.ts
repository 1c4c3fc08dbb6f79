import { checkBuiltSite } from './built-site.ts';
import { checkBuiltWords } from './built-words.ts';
import { checkClaims } from './claims.ts';
import { type Finding, kinds, type Site } from './finding.ts';
import { checkLaw } from './law.ts';
import { checkRegistrations } from './registrations.ts';
import { checkRatingMarkup, checkSecurityReports } from './risks.ts';
import { checkSample } from './sample.ts';

const checks = [
  checkSample,
  checkBuiltSite,
  checkBuiltWords,
  checkLaw,
  checkRegistrations,
  checkClaims,
  checkRatingMarkup,
  checkSecurityReports,
];

/** Everything that stands between a site and going live, as far as its files say. */
export function checkSite(site: Site): Finding[] {
  return worstFirst(checks.flatMap((check) => check(site)));
}

/** The order in which an owner should mend them. */
export function worstFirst(findings: readonly Finding[]): Finding[] {
  const order = Object.keys(kinds);
  return findings.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}
