import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ClaimName } from '../../src/content/claims.ts';
import { claimPlaces } from './claim-places.ts';
import { daysBetween, type Finding, inBusiness, listed, type Place, type Site } from './finding.ts';

/** What the law asks for behind each claim; the file says what its fields are. */
type ClaimRule = Record<'says' | 'why' | 'evidence', string> & { back?: string; danger?: boolean };
const rulesFile = join(import.meta.dirname, 'claim-rules.yaml');
const claimRules: Record<ClaimName, ClaimRule> = parse(readFileSync(rulesFile, 'utf8'));

/** Days after which somebody should look again: at evidence, and at the profile that the rating comes from. */
const lasts = { evidence: 365, rating: 30 };

/** Compares the claims that the site makes with the evidence held. */
export function checkClaims(site: Site): Finding[] {
  const rules = Object.entries(claimRules) as [ClaimName, ClaimRule][];
  return [
    ...rules.flatMap(([name, rule]) => checkClaim(site, name, rule)),
    ...terms(site),
    ...ratingAge(site),
    ...insuranceEnd(site),
  ];
}

function checkClaim(site: Site, name: ClaimName, rule: ClaimRule): Finding[] {
  const { says, why, evidence } = rule;
  const made = claimPlaces[name](site);
  const { back = `take out or reword ${listed(made)}` } = rule;
  const line = site.claims[name];
  const place: Place = { file: 'content/claims.yaml', field: [name] };
  if (!line) {
    if (made.length === 0) return [];
    const hold = `write, as the example there shows, what you hold (${evidence}) and when you looked at it`;
    const mend = back ? `${hold}; or take the claim back: ${back}` : hold;
    return [{ kind: rule.danger ? 'danger' : 'claim', place, found: `no evidence for: ${says}`, why, mend }];
  }
  if (made.length === 0) {
    const found = `evidence for a claim that the site does not make: ${says}`;
    const reason = 'Evidence that nobody needs hides what is missing';
    return [{ kind: 'stale', place, found, why: reason, mend: 'remove this line' }];
  }
  const age = daysBetween(line.checked, site.today);
  if (age <= lasts.evidence) return [];
  const mend = `look at it again (${evidence}), then change the date`;
  const dated = { ...place, field: [name, 'checked'] };
  return [{ kind: 'stale', place: dated, found: `evidence last looked at ${age} days ago: ${says}`, why, mend }];
}

/** A guarantee that is offered needs terms. */
function terms(site: Site): Finding[] {
  const { why } = claimRules.satisfactionGuarantee;
  const offered = claimPlaces.satisfactionGuarantee(site).length > 0;
  if (!offered || site.facts.business.promises.guaranteeTerms) return [];
  const mend = 'write its period and its limits in a sentence; About shows them';
  const place = inBusiness('promises', 'guaranteeTerms');
  return [{ kind: 'claim', place, found: 'a satisfaction guarantee without terms', why, mend }];
}

function ratingAge({ facts: { business }, today }: Site): Finding[] {
  if (!business.reviews) return [];
  const age = daysBetween(business.reviews.checked, today);
  if (age <= lasts.rating) return [];
  const found = `a rating that was last compared with the profile ${age} days ago`;
  const mend = 'look at the profile, correct rating and count, and change the date';
  return [{ kind: 'stale', place: inBusiness('reviews', 'checked'), found, why: claimRules.rating.why, mend }];
}

/** Insurance that has ended is none. */
function insuranceEnd({ facts: { business }, today }: Site): Finding[] {
  const { until } = business.insurance ?? {};
  // Its last day counts.
  if (until === undefined || daysBetween(until, today) < 1) return [];
  const found = `insurance that ended on ${until}`;
  const mend = 'write the last day of the new policy; or take out insurance, and every "insured" in the words';
  return [{ kind: 'danger', place: inBusiness('insurance', 'until'), found, why: claimRules.insured.why, mend }];
}
