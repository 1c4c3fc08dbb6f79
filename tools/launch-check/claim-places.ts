import type { ClaimName } from '../../src/content/claims.ts';
import { inBusiness, type Place, type Site } from './finding.ts';

/** Where each claim is made, so where it can be withdrawn; nowhere when the site does not make it. */
export const claimPlaces: Record<ClaimName, (site: Site) => readonly Place[]> = {
  tradeAdvice: () => [{ file: 'content/emergency.yaml', field: ['steps'] }],
  gasSafe: given('registrations', 'gasSafe'),
  rating: (site) => [...given('reviews')(site), ...quotes(site)],
  localAreas: ({ facts: { business } }) =>
    business.promises.localZones.length > 0 ? [inBusiness('promises', 'localZones')] : [],
  allHours: ({ facts: { business } }) => (business.hours.always ? [inBusiness('hours')] : []),
  responseTimes: given('responseMinutes'),
  satisfactionGuarantee: wording('guarantee', /100 ?(%|per ?cent) satisfaction|satisfaction guarantee/i),
  insured: (site) => [...given('insurance')(site), ...insuredWords(site)],
  powerFlushAssociation: given('registrations', 'powerFlushAssociation'),
  sameDay: given('promises', 'sameDayBefore'),
  priceFirst: wording(
    undefined,
    /honest pric|price first|price (is )?agreed|agreed? (on )?(a|the|its) (written )?price|\b(know|hear|tell you|name) (a|its|the|your) (cost|price|sum)\b/i,
  ),
  freeQuotes: wording(undefined, /\bfree\b[^.?!]{0,40}\bquot|\bquot\w*\b[^?!]{0,60}\bfree\b|no[- ]obligation/i),
  noFixNoFee: wording(undefined, /no[- ]fix,?[- ]no[- ]fee/i),
  powderWords: given('powderFlushing'),
};

const insuredWords = wording('insured', /\b(fully|we.re|we are|registered and) insured\b/i);

/** What customers are quoted with. */
function quotes({ facts: { words } }: Site): Place[] {
  return words.reviews.items.length > 0 ? [{ file: 'content/reviews.yaml', field: ['items'] }] : [];
}

/** A claim that a field of the business file makes. */
function given(...field: string[]) {
  return ({ facts: { business } }: Site): Place[] => {
    const value = field.reduce<unknown>((group, key) => Object(group)[key], business);
    return value === undefined ? [] : [inBusiness(...field)];
  };
}

/** A claim that words make: a badge, and texts elsewhere. */
function wording(badge: 'guarantee' | 'insured' | undefined, pattern: RegExp) {
  return ({ facts: { words }, texts }: Site): Place[] => {
    const said = texts.filter(({ file, text }) => file !== 'content/claims.yaml' && pattern.test(text));
    const hasBadge = badge !== undefined && words.badges[badge] !== undefined;
    return [...(hasBadge ? [{ file: 'content/badges.yaml', field: [badge] }] : []), ...said];
  };
}
