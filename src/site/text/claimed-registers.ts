import type { FieldPath } from '../field-path.ts';
import { type Problem, type Source, show } from '../problem.ts';
import type { Business } from '../schema/business.ts';
import { textsOf } from './texts.ts';

/**
 * Finds claims that the firm is on a register or a member of a trade body, if `content/business.yaml` doesn't name that register or body. A
 * false claim of this kind is an offence, so the build stops. Sentences about other firms are ignored.
 * @param file words of a content file, and a function that returns the file of a field
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

/** Registers with a field in the business file, and patterns for claims to be on them. */
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

/**
 * Returns the first claim in a text that the firm makes about itself. `text`: the claim. `name`: the trade body that the claim names; empty
 * if `wording` has no group for a body. Undefined if the text has no such claim.
 */
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

/** Text before a claim that a firm makes about itself: "We’re fully insured and", "Our engineers are", "We send a". */
const ofTheFirm =
  /\b(?:we|I|our(?: [\w-]+){0,3})(?:[’'](?:re|m|ve been)| are| am| have been)(?: (?:all|also|both|each|fully|long|now|proud|proudly|insured|trained|qualified|local|and|members?|a)\b,?)* $|\b(?:we|I) (?:only |always )?(?:have|employ|send|use|bring|offer|provide)(?: [\w-]+){0,2} $|\bour (?:own )?$/i;

/** Text before words that are not about the firm: "Ask a", "Only a", "until a", "who isn’t". */
const ofOthers =
  /\b(?:an?|any|anyone|each|every|only|other|another|who|whose|that|which|whether|must|if|ask|look|check|choose|find|need|needs|until|unless|not|never|no|nobody|somebody|someone)\b|n[’']t\b/i;

/** Text after words that are not about the firm: "engineers must". */
const inGeneral = /^ ?(?:engineers?|firms?|business(?:es)?|installers?) (?:must|may|should|have to|has to)\b/i;
