import { type FieldPath, type Problem, type Source, show } from '../problem.ts';
import type { Business } from '../schema/business.ts';
import { textsOf } from './texts.ts';

/**
 * Finds claims to be on a register or a member of a body that `content/business.yaml` doesn't name. Such a claim is an offence when it
 * isn't true, so it stops the build; a sentence about somebody else's registration doesn't.
 * @param file words of the site, and the file that each field comes from
 */
export function claimedRegisters(
  { data, sourceOf }: { data: unknown; sourceOf: (field: FieldPath) => Source },
  { registrations }: Business,
): Problem[] {
  const others = registrations.others?.map(({ name }) => name).join() ?? '';
  return textsOf(data).flatMap(([field, text]) => {
    const problem = (claim: string, fact: string): Problem => ({
      source: sourceOf(field),
      field,
      found: `"${claim}" in ${show(text)}`,
      expected: `words without this claim, or ${fact} in content/business.yaml`,
    });
    const claimed = registers.flatMap(({ field: register, wording }) => {
      const claim = registrations[register] ? undefined : claimIn(text, wording);
      return claim ? [problem(claim.text, `registrations.${register}`)] : [];
    });
    const membership = claimIn(text, ofBody);
    return membership && !others.includes(membership.name)
      ? [...claimed, problem(membership.text, `${membership.name} under registrations.others`)]
      : claimed;
  });
}

/** Registers that the business file has a field for, and the words with which a firm, or anybody, is said to be on them. */
const registers = [
  {
    field: 'gasSafe',
    wording:
      /\bgas[ -]?safe[ -](?:(?:registered|approved|certified|qualified|accredited)\b|(?:[a-z]+ )?engineers?\b)|\b(?:registered with|on) (?:the )?gas[ -]?safe\b(?: register\b)?|\bcorgi[ -](?:registered|approved|certified|qualified|engineers?|plumbers?)\b/i,
  },
  {
    field: 'powerFlushAssociation',
    wording:
      /\b(?:a )?(?:members? of|belong to|registered with|(?:approved|accredited|certified) by) (?:the )?power[ -]?flush(?:ing)? association\b|\bpower[ -]?flush(?:ing)? association[ -](?:members?|registered|approved|accredited|certified)\b|^(?:the )?power[ -]?flush(?:ing)? association$/i,
  },
] as const;

const body = '(APHC|BESA|Checkatrade|CIPHE|FMB|HETAS|MCS|NAPIT|NICEIC|OFTEC|TrustMark|WaterSafe|Which\\?)';
const ofBody = new RegExp(
  `\\b${body}[- ](?:registered|approved|accredited|certified|members?|trusted)\\b|` +
    `\\b(?:a )?(?:members? of|(?:registered|listed) (?:with|on)|(?:approved|accredited|certified) by) (?:the )?${body}|` +
    `^(?:with|on) (?:the )?${body}(?=[.!]?$| since| for)`,
  'i',
);

/** The first sentence of a text in which a firm claims something for itself: the words that say so, and the body that they name. */
function claimIn(text: string, wording: RegExp): { text: string; name: string } | undefined {
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    const found = wording.exec(sentence);
    if (!found) continue;
    const [claim, ...names] = found;
    const [before, after] = [sentence.slice(0, found.index), sentence.slice(found.index + claim.length)];
    const isOthers = ofOthers.test(before) || inGeneral.test(after) || sentence.endsWith('?');
    if (ofTheFirm.test(before) || !isOthers) return { text: claim, name: names.find(Boolean) ?? '' };
  }
  return undefined;
}

/** What stands before a claim that a firm makes for itself: "We’re fully insured and", "Our engineers are", "We send a". */
const ofTheFirm =
  /\b(?:we|I|our(?: [\w-]+){0,3})(?:[’'](?:re|m|ve been)| are| am| have been)(?: (?:all|also|both|each|fully|long|now|proud|proudly|insured|trained|qualified|local|and|members?|a)\b,?)* $|\b(?:we|I) (?:only |always )?(?:have|employ|send|use|bring|offer|provide)(?: [\w-]+){0,2} $|\bour (?:own )?$/i;

/** What stands before words about anybody: "Ask a", "Only a", "until a", "who isn’t". */
const ofOthers =
  /\b(?:an?|any|anyone|each|every|only|other|another|who|whose|that|which|whether|must|if|ask|look|check|choose|find|need|needs|until|unless|not|never|no|nobody|somebody|someone)\b|n[’']t\b/i;

/** What stands behind words about anybody: "engineers must". */
const inGeneral = /^ ?(?:engineers?|firms?|business(?:es)?|installers?) (?:must|may|should|have to|has to)\b/i;
