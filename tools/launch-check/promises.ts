import { valueAt } from '../../src/site/field-path.ts';
import { conditionsOf } from '../../src/site/files/standard-words.ts';
import { show } from '../../src/site/problem.ts';
import { type PromiseName, quotedPromise, standardPromises } from '../../src/site/schema/business.ts';
import { type Checked, type Finding, inBusiness, type WrittenText } from './finding.ts';

interface Promised {
  /** The fact in `content/business.yaml` that the promise needs, or a condition of `conditionsOf`. */
  fact: string;
  /** What the owner should add to business.yaml. Default: `fact`. */
  toAdd?: string;
  /** Field that a form of the editor (the page at /edit on which the owner edits the site) opens. Default: `fact`. */
  field?: string;
  /** The fact in the words of a form. */
  inForm: string;
  /** Matches words that make the promise. */
  wording: RegExp;
  /** Whether the same words are common in advice, where they promise nothing. */
  isCommon?: true;
}

const promises: readonly Promised[] = [
  {
    fact: 'hours.always',
    toAdd: 'hours: always',
    field: 'hours',
    inForm: 'that somebody answers at any hour',
    isCommon: true,
    wording:
      /\b24 ?[/x-] ?7\b|\b(24|twenty-four)[- ]?(hours?|hrs?)\b|\bany (hour|time) of\b|\bat any (hour|time)\b|\b(day|night) (and|or|&) (night|day)\b|\bround[- ]the[- ]clock\b|\ball (hours|night)\b|\bwe(’re| are) always open\b|\bnever close\b/i,
  },
  {
    fact: 'responseMinutes',
    inForm: 'your minutes until you are there',
    isCommon: true,
    wording:
      /\b(with you|there|arrive|reach you) (with)?in\b|\b\d+[- ]minute response\b|\bfast (emergency )?response\b/i,
  },
  {
    fact: 'powderFlushing',
    inForm: 'your specialist in powder flushing',
    isCommon: true,
    wording: /no[- ]fix[,–\s-]*no[- ](fee|charge)|\b(we|our) [a-z ]*powder flush/i,
  },
  {
    fact: 'promises.localZones',
    inForm: 'where you charge nothing for the visit',
    wording:
      /\bno call[ \u2011-]?out (charge|fee)|\bfree call[ \u2011-]?outs?\b|\blocal areas\b(?! of)|\bowe nothing\b/i,
  },
  {
    fact: 'sameDay',
    toAdd: 'promises.sameDay or promises.sameDayBefore',
    field: 'promises.sameDay',
    inForm: 'that you assess heating on the same day',
    wording:
      /\bsame-day\b|\bsame day (assessment|appointment|help|repair|response|service|visit)|\b(assess|come|mend|repair|there|visit|with you)\w*\b[^.?!]*\bsame day\b/i,
  },
  {
    fact: 'promises.satisfaction',
    inForm: 'your promise of satisfaction',
    wording: /100 ?% satisf|satisfaction guarantee/i,
  },
  {
    fact: 'reviews',
    inForm: 'your reviews profile',
    wording:
      /\d ([a-z]+ )?reviews?\b|\b(\d|five)[- ]stars?\b|\bstars? (from|by)\b|\brated (\d(\.\d)? (stars?|out)|excellent)|\b(\d|five) out of (5|five)\b|[★⭐]/i,
  },
  {
    fact: 'insurance',
    inForm: 'your insurance',
    wording: /\b(insur|cover|liab)[^.?!]*£ ?[\d.,]+ ?(m|million)\b|\bpublic liability\b/i,
  },
];

/** Finds standard promises to which the firm has said neither yes nor no. */
export function checkStandardPromises({ site: { business } }: Checked): Finding[] {
  const names = Object.keys(standardPromises) as PromiseName[];
  return names
    .filter((name) => business.promises[name] === undefined)
    .map((name) => ({
      kind: 'promise',
      place: inBusiness('promises', name),
      found: `you haven’t said yet whether you promise ${quotedPromise(name)}`,
      why: 'DMCC Act 2024, section 226: what a firm promises has to be true, which only the firm knows; until it says yes, no page says so',
      remedy: `write yes or no at ${name} under promises in content/business.yaml`,
      inForm: { remedy: 'choose yes, or choose no and no page says so' },
    }));
}

/**
 * Finds words that seem to promise something for which business.yaml has no fact, and words about another sum of insurance than that in
 * business.yaml. Such words may be harmless, so these findings don't stop the site from being published.
 */
export function checkPromises({ site: { business }, texts }: Checked): Finding[] {
  const facts = conditionsOf(business);
  const unmade = promises.filter(({ fact }) => ![valueAt(facts, fact.split('.'))].flat().some(Boolean));
  return texts.filter(isOwn).flatMap(({ text, ...place }) => {
    const note = (claim: string, { fact, toAdd = fact, field = fact, inForm }: Omit<Promised, 'wording'>): Finding => ({
      kind: 'claim',
      place,
      found: `"${claim}" may be a promise, in ${show(text)}`,
      why: 'DMCC Act 2024, section 226: what a firm promises has to be true, and content/business.yaml has no fact for it',
      remedy: `if it promises something, reword it, or add ${toAdd} to content/business.yaml`,
      inForm: { remedy: `if it promises something, reword it, or add ${inForm} under “Your firm”` },
      places: [inBusiness(...field.split('.'))],
    });
    const claimed = unmade.flatMap((promise) => {
      const claim = claimIn(text, promise.wording, promise.isCommon);
      return claim === undefined ? [] : [note(claim, promise)];
    });
    const sum = Number(millions.exec(text)?.[1] ?? Number.NaN) * 1e6;
    const isOther = business.insurance && sum > 0 && sum !== business.insurance.cover;
    const cover = () =>
      note(`£${sum / 1e6} million`, {
        fact: 'insurance.cover',
        toAdd: 'the same sum at insurance.cover',
        inForm: 'the same sum',
      });
    return isOther ? [...claimed, cover()] : claimed;
  });
}

/**
 * The first words of a text that make a promise. Undefined if there are none. Wording that is common in advice counts only in a label or in
 * a sentence about the firm, and only if there is no negation such as "not".
 */
function claimIn(text: string, wording: RegExp, isCommon = false): string | undefined {
  const sentences = text.replace(/\{\w+\}/g, '{}').split(/(?<=[.!?])\s+/);
  const [claim] = sentences.flatMap((sentence) => {
    const [found] = wording.exec(sentence) ?? [];
    return found && (!isCommon || (ofTheFirm.test(sentence) && !denial.test(sentence))) ? [found] : [];
  });
  return claim;
}

/** Matches a sentence that has a word such as "we" or "you're" or begins with a word such as "Ring", and a label of at most six words. */
const ofTheFirm = /\b(we|us|our|I|you[’']re)\b|^(ring|call|phone)\b|^(\S+\s+){0,5}\S+$/i;
const denial = /\b(not|(do|does|can|wo|would|are|is)n[’']t)\b/i;

const millions = /\b(?:insur|cover|liab)[^.?!]*£ ?(\d+(?:\.\d+)?) ?(?:m|million)\b/i;

/** Whether pages show a text as the firm's own words. Not so for evidence, facts, and customers' quotes. */
const isOwn = ({ file, field }: WrittenText) =>
  file !== 'content/claims.yaml' && file !== 'content/business.yaml' && field.at(-1) !== 'quote';
