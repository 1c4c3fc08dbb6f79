import { show, valueAt } from '../../src/site/problem.ts';
import type { Checked, Finding, WrittenText } from './finding.ts';

/** What words seem to promise, by the fact of `content/business.yaml` that would stand behind it. */
const promises: readonly { fact: string; wording: RegExp }[] = [
  {
    fact: 'hours.always',
    wording:
      /\b24 ?[/x-] ?7\b|\b(24|twenty-four)[- ]?(hours?|hrs?)\b|\bany (hour|time) of\b|\bat any (hour|time)\b|\b(day|night) (and|or|&) (night|day)\b|\bround[- ]the[- ]clock\b|\ball (hours|night)\b|\bwe(’re| are) always open\b|\bnever close\b/i,
  },
  {
    fact: 'responseMinutes',
    wording:
      /\b(with you|there|arrive|reach you) (with)?in\b|\b\d+[- ]minute response\b|\bfast (emergency )?response\b/i,
  },
  {
    fact: 'powderFlushing',
    wording: /no[- ]fix[,–\s-]*no[- ](fee|charge)|\b(we|our) [a-z ]*powder flush/i,
  },
  {
    fact: 'promises.localZones',
    wording: /\bno call[ \u2011-]?out (charge|fee)|\bfree call[ \u2011-]?outs?\b|\blocal areas\b|\bowe nothing\b/i,
  },
  { fact: 'promises.sameDayBefore', wording: /same[- ]?day/i },
  { fact: 'promises.satisfaction', wording: /100 ?% satisf|satisfaction guarantee/i },
  {
    fact: 'reviews',
    wording:
      /\d ([a-z]+ )?reviews?\b|\b(\d|five)[- ]stars?\b|\bstars? (from|by)\b|\brated (\d|excellent)|\b(\d|five) out of (5|five)\b|[★⭐]/i,
  },
  { fact: 'insurance', wording: /£ ?[\d.,]+ ?(m|million)\b|\bpublic liability\b/i },
];

/** Finds words that seem to promise what the business file has no fact for. They may be harmless, so each is a note. */
export function checkPromises({ site: { business }, texts }: Checked): Finding[] {
  const unmade = promises.filter(({ fact }) => ![valueAt(business, fact.split('.'))].flat().some(Boolean));
  return texts.filter(isOwn).flatMap(({ text, ...place }) => {
    const note = (claim: string, fact: string): Finding => ({
      kind: 'claim',
      place,
      found: `"${claim}" in ${show(text)}`,
      why: 'DMCC Act 2024, section 226: what a firm promises has to be true, and content/business.yaml has no fact for it',
      mend: `reword it if it promises something, or add ${fact} to content/business.yaml`,
    });
    const claimed = unmade.flatMap(({ fact, wording }) => {
      const [claim] = wording.exec(text.replace(/\{\w+\}/g, '{}')) ?? [];
      return claim === undefined ? [] : [note(claim, fact.replace('.always', ': always'))];
    });
    const sum = Number(millions.exec(text)?.[1] ?? Number.NaN) * 1e6;
    const isOther = business.insurance && sum > 0 && sum !== business.insurance.cover;
    return isOther ? [...claimed, note(`£${sum / 1e6} million`, 'the same sum at insurance.cover')] : claimed;
  });
}

const millions = /£ ?(\d+(?:\.\d+)?) ?(?:m|million)\b/i;

/** Words that the firm itself says; a customer's own are a customer's. */
const isOwn = ({ file, field }: WrittenText) =>
  file !== 'content/claims.yaml' && file !== 'content/business.yaml' && field.at(-1) !== 'quote';
