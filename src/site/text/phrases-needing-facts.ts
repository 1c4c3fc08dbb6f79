import { type Problem, type Source, show, valueAt } from '../problem.ts';
import type { Business } from '../schema/business.ts';
import { textsOf } from './texts.ts';

interface Claim {
  /** The field of `content/business.yaml` that proves it. */
  fact: string;
  /** What is left out without it: a file of content/, or a field in it. */
  fields: readonly string[];
  /** Words elsewhere that make the same claim. */
  wording: RegExp;
}

/** Claims that are allowed only when `content/business.yaml` has the matching fact. */
const claims: readonly Claim[] = [
  {
    fact: 'hours: always',
    fields: ['badges.allHours', 'frame.footer.allHours'],
    wording:
      /\b24 ?[/x-] ?7\b|\b(24|twenty-four)[- ]?(hours?|hrs?)\b|\bany (hour|time) of\b|\bat any (hour|time)\b|\b(day|night) (and|or|&) (night|day)\b|\bround[- ]the[- ]clock\b|\bal(l hours|l night|ways open)\b|\bnever close\b/i,
  },
  {
    fact: 'responseMinutes',
    fields: ['area-page.soon', 'area-page.response', 'areas.responseTimes.time', 'map.key'],
    wording:
      /\btypical(ly)?\b|\bhow soon\b|\blonger (at|when) busy\b|\b(with you|there|arrive|reach you) (with)?in\b|\b\d+[- ]minute response\b|\bfast (emergency )?response\b/i,
  },
  {
    fact: 'powderFlushing',
    fields: ['powder-flushing', 'area-page.services.powderFlushing'],
    wording: /no[- ]fix[,–\s-]*no[- ](fee|charge)|\b(we|our) [a-z ]*powder flush/i,
  },
  {
    fact: 'promises.localZones',
    fields: ['area-page.noCallOutCharge'],
    wording: /\bno call[ \u2011-]?out (charge|fee)|\bfree call[ \u2011-]?outs?\b|\blocal areas\b|\bowe nothing\b/i,
  },
  { fact: 'promises.sameDayBefore', fields: ['area-page.sameDay'], wording: /same[- ]?day/i },
  { fact: 'promises.satisfaction', fields: [], wording: /100 ?% satisf|satisfaction guarantee|unhappy with our/i },
  {
    fact: 'reviews',
    fields: ['badges.rating', 'home.reviews'],
    wording:
      /\d ([a-z]+ )?reviews?\b|\b(\d|five)[- ]stars?\b|\bstars? (from|by)\b|\brated (\d|excellent)|\d ?\/ ?5\b|\b(\d|five) out of (5|five)\b|[★⭐]/i,
  },
  { fact: 'insurance', fields: [], wording: /£ ?[\d.,]+ ?(m|million)\b|\bpublic liability\b/i },
  {
    fact: 'registrations.gasSafe',
    fields: ['badges.gasSafe'],
    wording:
      /(?<!\buntil a )\bgas[ -]?safe (registered|approved|certified|qualified|([a-z]+ )?engineer)|registered with gas[ -]?safe|on the gas[ -]?safe register|\bcorgi\b/i,
  },
  {
    fact: 'registrations.powerFlushAssociation',
    fields: ['badges.association', 'power-flushing.certified'],
    wording: /power[ -]?flush(ing)? association/i,
  },
];

/** The claims that the business can't prove: the fact is missing, false or an empty list. */
function unproven(business: Business): Claim[] {
  return claims.filter(({ fact }) => ![valueAt(business, fact.split(/[.:] ?/))].flat().some(Boolean));
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
  const fields = unproven(business).flatMap((claim) => claim.fields.map((field) => field.split('.')));
  return fields.filter(([owner]) => owner === file).map(([, ...field]) => field);
}

function without(data: unknown, [key = '', ...inside]: readonly string[]): unknown {
  if (!(data instanceof Object) || !(key in data)) return data;
  const { [key]: value, ...rest } = data as Record<string, unknown>;
  return inside.length > 0 ? { ...data, [key]: without(value, inside) } : rest;
}

/** Finds unproven claims in other words, and memberships that the business file doesn't have. */
export function unprovenClaims(words: unknown, source: Source, business: Business): Problem[] {
  const unprovenHere = unproven(business);
  const names = business.registrations.others?.map(({ name }) => name).join() ?? '';
  return textsOf(words).flatMap(([field, written]) => {
    // A fact that isn't there is told where it stands in its braces.
    const text = written.replace(/\{\w+\}/g, '{}');
    const found = (claim: string, fact: string): Problem => {
      const expected = `words without this claim, or ${fact} in content/business.yaml`;
      return { source, field, found: `"${claim}" in ${show(written)}`, expected };
    };
    const claimed = unprovenHere.flatMap(({ fact, wording }) => {
      const [claim] = wording.exec(text) ?? [];
      return claim === undefined ? [] : [found(claim, fact)];
    });
    const cover = Number(millions.exec(text)?.[1] ?? Number.NaN) * 1e6;
    if (business.insurance && cover > 0 && cover !== business.insurance.cover)
      claimed.push(found(`£${cover / 1e6} million`, 'the same sum at insurance.cover'));
    const [membership, ...bodies] = ofBody.exec(text) ?? [];
    const body = bodies.find(Boolean) ?? '';
    return membership && !names.includes(body)
      ? [...claimed, found(membership, `${body} under registrations.others`)]
      : claimed;
  });
}

const body = '(APHC|BESA|Checkatrade|CIPHE|FMB|HETAS|MCS|NAPIT|NICEIC|OFTEC|TrustMark|WaterSafe|Which\\?)';
const millions = /£ ?(\d+(?:\.\d+)?) ?(?:m|million)\b/i;
/** A membership that a firm claims for itself: "a HETAS registered engineer" may be anybody's. */
const ofBody = new RegExp(
  `(?<!\\ban? )\\b${body}[- ](?:registered|approved|accredited|certified|members?|trusted)\\b|` +
    `\\b(?:we|our [a-z]+)(?:[’']re| are)?(?: [a-z]+)? (?:members? of|(?:registered|listed) (?:with|on)|(?:approved|accredited|certified) by) (?:the )?${body}|` +
    `(?:^|[.!?:] )(?:members? of|(?:(?:registered|listed) )?(?:with|on)|(?:approved|accredited|certified) by) (?:the )?${body}`,
  'i',
);
