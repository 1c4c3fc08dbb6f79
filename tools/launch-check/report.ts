import type { ContentError } from '../../src/site/problem.ts';
import { hintFrom } from '../../src/site/problem-hint.ts';
import { type Finding, kinds, placeName, stopsPublishing } from './finding.ts';

/**
 * Text of the report: findings by kind, most urgent first, each with its place, reason and remedy, and whether the site can be published.
 */
export function reportText(findings: readonly Finding[]): string {
  const present = Object.entries(kinds).filter(([kind]) => findings.some((each) => each.kind === kind));
  const groups = present.map(([kind, title]) => {
    const own = findings.filter((each) => each.kind === kind);
    const alike = Map.groupBy(own, ({ why, remedy }) => `  Why: ${why}.\n  Mend: ${remedy}.`);
    return [`── ${title} (${own.length}) ──`, ...[...alike].map(paragraph)].join('\n\n');
  });
  const stopping = findings.filter(stopsPublishing).length;
  const toNote = findings.length - stopping;
  const verdict =
    stopping === 0 ? 'Ready: nothing stands in the way.' : `Not ready: things to mend first: ${stopping}.`;
  const notes =
    toNote > 0 ? [`To note: ${toNote}, which you should mend too; npm run deploy doesn't wait for that.`] : [];
  return [...groups, [verdict, ...notes, limits].join('\n')].join('\n\n');
}

/** Converts problems that stop the build into findings. */
export function fromProblems({ problems }: ContentError): Finding[] {
  return problems.map(({ source, field, found, expected }) => ({
    kind: 'problem',
    place: { file: source.name, field, line: source.lineOf(field) },
    found: `found ${found}`,
    why: 'Until it is put right, the site cannot be built, and nothing else can be checked',
    remedy: `expected ${expected}`,
    inForm: { found: `the check found ${found} here`, remedy: `it expected ${hintFrom(expected)}` },
  }));
}

/** Joins findings with the same reason and remedy into one paragraph, to keep a long report readable. */
function paragraph([reason, findings]: [string, Finding[]]): string {
  return [...findings.map(({ place, found }) => `${placeName(place)}: ${found}`), reason].join('\n');
}

/** Last lines of the report. They name what this program can't know, and the owner must check. */
const limits =
  "This check is no legal advice. It can't know whether you are registered for VAT (then write the number: disclosures.vatNumber), " +
  'nor whether the evidence says what its line says.';
