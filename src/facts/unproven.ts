import type { Business } from './business.ts';
import { type FieldPath, type Problem, type Source, show } from './problem.ts';

/** What only a firm may say that the business file bears out. */
const claims: readonly Claim[] = [
  {
    fact: 'reviews',
    isTrue: ({ reviews }) => reviews !== undefined,
    fields: [
      ['badges', 'rating'],
      ['home', 'reviews'],
    ],
    wording: /\d reviews?\b|\bstars? from\b/i,
  },
  {
    fact: 'registrations.gasSafe',
    isTrue: ({ registrations }) => registrations.gasSafe !== undefined,
    fields: [['badges', 'gasSafe']],
    wording: /gas safe registered/i,
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
  /** The field of `business.config.ts` that it rests on. */
  fact: string;
  isTrue: (business: Business) => boolean;
  /** What is left out where it is not so: a file of content/, and a field in it. */
  fields: readonly (readonly [file: string, field: string])[];
  /** How other words make it. */
  wording?: RegExp;
}

/** A content file's data without the fields that the business file does not bear out. */
export function withoutUnproven(file: string, data: unknown, business: Business): unknown {
  if (!(data instanceof Object) || Array.isArray(data)) return data;
  const fields = claims.filter(({ isTrue }) => !isTrue(business)).flatMap(({ fields }) => fields);
  const dropped = fields.filter(([owner]) => owner === file).map(([, field]) => field);
  return Object.fromEntries(Object.entries(data).filter(([field]) => !dropped.includes(field)));
}

/** Finds claims in other words that the business file does not bear out. */
export function unprovenClaims(words: unknown, source: Source, business: Business): Problem[] {
  const unproven = claims.filter(({ isTrue }) => !isTrue(business));
  return textsOf(words).flatMap(([field, text]) =>
    unproven
      .filter(({ wording }) => wording?.test(text))
      .map(({ fact }) => ({
        source,
        field,
        found: show(text),
        expected: `words without this claim, or ${fact} in business.config.ts`,
      })),
  );
}

function textsOf(value: unknown, field: FieldPath = []): [FieldPath, string][] {
  if (typeof value === 'string') return [[field, value]];
  if (!(value instanceof Object)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsOf(item, [...field, Array.isArray(value) ? Number(key) : key]),
  );
}
