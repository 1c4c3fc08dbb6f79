import type { Business } from './business.ts';
import { type Problem, type Source, show } from './problem.ts';
import { textsOf } from './texts.ts';

/** Claims that are allowed only when `content/business.yaml` has the matching fact. */
const claims: readonly Claim[] = [
  {
    fact: 'allHours',
    isTrue: ({ allHours }) => allHours,
    fields: [['badges', 'allHours']],
    wording: /24\/7|24 hours a day|\bat any hour\b|\bday (and|or) night\b/i,
  },
  {
    fact: 'promises.localZones',
    isTrue: ({ promises }) => promises.localZones.length > 0,
    fields: [['area-page', 'noCallOutCharge']],
    wording: /no call-out charge/i,
  },
  {
    fact: 'promises.sameDayBefore',
    isTrue: ({ promises }) => promises.sameDayBefore !== undefined,
    fields: [['area-page', 'sameDay']],
    wording: /same[- ]day/i,
  },
  {
    fact: 'reviews',
    isTrue: ({ reviews }) => reviews !== undefined,
    fields: [
      ['badges', 'rating'],
      ['home', 'reviews'],
    ],
    wording: /\d reviews?\b|\d stars?\b|\bstars? (from|by)\b/i,
  },
  {
    fact: 'registrations.gasSafe',
    isTrue: ({ registrations }) => registrations.gasSafe !== undefined,
    fields: [['badges', 'gasSafe']],
    wording: /gas safe (registered|engineer)/i,
  },
  {
    fact: 'registrations.powerFlushAssociation',
    isTrue: ({ registrations }) => registrations.powerFlushAssociation !== undefined,
    fields: [
      ['badges', 'association'],
      ['power-flushing', 'certified'],
    ],
    wording: /power flush association/i,
  },
];

interface Claim {
  /** The field of `content/business.yaml` that proves it. */
  fact: string;
  isTrue: (business: Business) => boolean;
  /** What is left out without it: a file of content/, and a field in it. */
  fields: readonly (readonly [file: string, field: string])[];
  /** Words elsewhere that make the same claim. */
  wording?: RegExp;
}

/** A content file's data without the fields that make unproven claims. */
export function withoutUnproven(file: string, data: unknown, business: Business): unknown {
  if (!(data instanceof Object) || Array.isArray(data)) return data;
  const fields = claims.filter(({ isTrue }) => !isTrue(business)).flatMap(({ fields }) => fields);
  const dropped = fields.filter(([owner]) => owner === file).map(([, field]) => field);
  return Object.fromEntries(Object.entries(data).filter(([field]) => !dropped.includes(field)));
}

/** Finds unproven claims in other words. */
export function unprovenClaims(words: unknown, source: Source, business: Business): Problem[] {
  const unproven = claims.filter(({ isTrue }) => !isTrue(business));
  return textsOf(words).flatMap(([field, text]) =>
    unproven.flatMap(({ fact, wording }) => {
      const [claim] = wording?.exec(text) ?? [];
      const expected = `words without this claim, or ${fact} in content/business.yaml`;
      return claim === undefined ? [] : [{ source, field, found: `"${claim}" in ${show(text)}`, expected }];
    }),
  );
}
