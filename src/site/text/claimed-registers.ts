import { type FieldPath, type Problem, type Source, show } from '../problem.ts';
import type { Business } from '../schema/business.ts';
import { textsOf } from './texts.ts';

/** Registers that the business file has a field for, and the words that claim to be on them. */
const registers = [
  {
    field: 'gasSafe',
    wording:
      /(?<!\b(?:until|by) a )\bgas[ -]?safe (registered|approved|certified|qualified|([a-z]+ )?engineer)|registered with gas[ -]?safe|on the gas[ -]?safe register|\bcorgi\b/i,
  },
  { field: 'powerFlushAssociation', wording: /power[ -]?flush(ing)? association/i },
] as const;

/**
 * Finds claims to be on a register or a member of a body that `content/business.yaml` doesn't name. Such a claim is an offence when it
 * isn't true, so it stops the build.
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
      const [claim] = (!registrations[register] && wording.exec(text)) || [];
      return claim === undefined ? [] : [problem(claim, `registrations.${register}`)];
    });
    const [membership, ...bodies] = ofBody.exec(text) ?? [];
    const name = bodies.find(Boolean) ?? '';
    return membership && !others.includes(name)
      ? [...claimed, problem(membership, `${name} under registrations.others`)]
      : claimed;
  });
}

const body = '(APHC|BESA|Checkatrade|CIPHE|FMB|HETAS|MCS|NAPIT|NICEIC|OFTEC|TrustMark|WaterSafe|Which\\?)';
/** A membership that a firm claims for itself: "a HETAS registered engineer" may be anybody's. */
const ofBody = new RegExp(
  `(?<!\\ban? )\\b${body}[- ](?:registered|approved|accredited|certified|members?|trusted)\\b|` +
    `\\b(?:we|our [a-z]+)(?:[’']re| are)?(?: [a-z]+)? (?:members? of|(?:registered|listed) (?:with|on)|(?:approved|accredited|certified) by) (?:the )?${body}|` +
    `(?:^|[.!?:] )(?:members? of|(?:(?:registered|listed) )?(?:with|on)|(?:approved|accredited|certified) by) (?:the )?${body}`,
  'i',
);
