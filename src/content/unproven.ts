import type { Business } from './business.ts';
import { type Problem, type Source, show } from './problem.ts';
import { textsOf } from './texts.ts';

/** Claims that are allowed only when `content/business.yaml` has the matching fact. */
const claims: readonly Claim[] = [
  {
    fact: 'hours: always',
    isTrue: ({ hours }) => hours.always,
    fields: [
      ['badges', 'allHours'],
      ['frame', 'footer', 'allHours'],
    ],
    wording:
      /24\/7|24 hours a day|\b24[- ]hour\b|\b(at )?any (hour|time) of\b|\bat any hour\b|\bday (and|or) night\b|\bround[- ]the[- ]clock\b/i,
  },
  {
    fact: 'responseMinutes',
    isTrue: ({ responseMinutes }) => responseMinutes !== undefined,
    fields: [
      ['area-page', 'soon'],
      ['area-page', 'response'],
      ['areas', 'responseTimes', 'time'],
      ['map', 'key'],
    ],
    wording: /\btypical(ly)?\b|\bhow soon\b|\blonger (at|when) busy\b/i,
  },
  {
    fact: 'powderFlushing',
    isTrue: ({ powderFlushing }) => powderFlushing !== undefined,
    fields: [['powder-flushing'], ['area-page', 'services', 'powderFlushing']],
    wording: /no[- ]fix,?[- ]no[- ]fee/i,
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
    wording: /\d reviews?\b|\d stars?\b|\bstars? (from|by)\b|\brated \d|\d ?\/ ?5\b|\d out of (5|five)\b/i,
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
    wording: /power ?flush(ing)? association/i,
  },
];

interface Claim {
  /** The field of `content/business.yaml` that proves it. */
  fact: string;
  isTrue: (business: Business) => boolean;
  /** What is left out without it: a file of content/, or a field in it. */
  fields: readonly (readonly [file: string, ...field: string[]])[];
  /** Words elsewhere that make the same claim. */
  wording?: RegExp;
}

/** Whether a content file is all about what the firm doesn't have, so that nothing reads it. */
export function isLeftOut(file: string, business: Business): boolean {
  return unprovenFields(file, business).some((field) => field.length === 0);
}

/** A content file's data without the fields that make unproven claims. */
export function withoutUnproven(file: string, data: unknown, business: Business): unknown {
  return unprovenFields(file, business).reduce(without, data);
}

function unprovenFields(file: string, business: Business): string[][] {
  const unproven = claims.filter(({ isTrue }) => !isTrue(business)).flatMap(({ fields }) => fields);
  return unproven.filter(([owner]) => owner === file).map(([, ...field]) => field);
}

function without(data: unknown, [key = '', ...inside]: readonly string[]): unknown {
  if (!(data instanceof Object) || !(key in data)) return data;
  const { [key]: value, ...rest } = data as Record<string, unknown>;
  return inside.length > 0 ? { ...data, [key]: without(value, inside) } : rest;
}

/** Finds unproven claims in other words, and memberships that the business file doesn't have. */
export function unprovenClaims(words: unknown, source: Source, business: Business): Problem[] {
  const unproven = claims.filter(({ isTrue }) => !isTrue(business));
  const names = business.registrations.others?.map(({ name }) => name).join() ?? '';
  return textsOf(words).flatMap(([field, text]) => {
    const found = (claim: string, fact: string): Problem => {
      const expected = `words without this claim, or ${fact} in content/business.yaml`;
      return { source, field, found: `"${claim}" in ${show(text)}`, expected };
    };
    const claimed = unproven.flatMap(({ fact, wording }) => {
      const [claim] = wording?.exec(text) ?? [];
      return claim === undefined ? [] : [found(claim, fact)];
    });
    const [membership, ...bodies] = ofBody.exec(text) ?? [];
    const body = bodies.find(Boolean) ?? '';
    return membership && !names.includes(body)
      ? [...claimed, found(membership, `${body} under registrations.others`)]
      : claimed;
  });
}

const body = '(APHC|BESA|Checkatrade|CIPHE|FMB|HETAS|MCS|NAPIT|NICEIC|OFTEC|TrustMark|WaterSafe|Which\\?)';
/** A membership that a firm claims for itself: "a HETAS registered engineer" may be anybody's. */
const ofBody = new RegExp(
  `(?<!\\ban? )\\b${body}[- ](?:registered|approved|accredited|certified|members?|trusted)\\b|` +
    `\\b(?:we|our [a-z]+)(?:[’']re| are)?(?: [a-z]+)? (?:members? of|(?:registered|listed) (?:with|on)|(?:approved|accredited|certified) by) (?:the )?${body}`,
  'i',
);
