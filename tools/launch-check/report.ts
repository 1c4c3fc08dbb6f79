import { type FactsError, fieldName } from '../../src/content/problem.ts';
import { withLine } from '../build/explain.ts';
import { type Finding, kinds, placeName, stopsPublishing } from './finding.ts';

/** What the check says in the end. */
export interface Report {
  findings: readonly Finding[];
  /** What the check could not find out. */
  notes: readonly string[];
}

/** The findings for a reader: by kind, worst first, each with its place, its reason and its remedy. */
export function inWords({ findings, notes }: Report): string {
  const present = Object.entries(kinds).filter(([kind]) => findings.some((each) => each.kind === kind));
  const groups = present.map(([kind, title]) => {
    const own = findings.filter((each) => each.kind === kind);
    const count = own.some(stopsPublishing) ? own.length : `${own.length} to note`;
    return [`── ${title} (${count}) ──`, ...own.map((finding) => paragraph(finding))].join('\n\n');
  });
  const stopping = findings.filter(stopsPublishing).length;
  const toNote = findings.length - stopping;
  const few = stopping === 1 ? 'One thing stands' : `${stopping} things stand`;
  const verdict = [
    stopping === 0
      ? 'Ready: nothing that the check knows stands in the way.'
      : `Not ready: ${few} between this site and going live.`,
    ...(toNote > 0
      ? [`To note: ${toNote} above, which you should mend too; npm run deploy does not wait for that.`]
      : []),
  ];
  return [...groups, [...verdict, ...notes, ...leftToYou].join('\n')].join('\n\n');
}

/** The findings for programs. */
export function inJson({ findings, notes }: Report): string {
  const rows = findings.map(({ kind, place, found, why, mend }) => ({
    kind,
    file: place.file,
    line: place.line,
    field: fieldName(place.field),
    found,
    why,
    mend,
  }));
  return JSON.stringify({ ready: !findings.some(stopsPublishing), findings: rows, notes }, undefined, 2);
}

/** The mistakes that keep the facts from being read, as findings. */
export function fromMistakes({ problems }: FactsError): Finding[] {
  return problems.map(withLine).map(({ source, field, found, expected }) => ({
    kind: 'mistake',
    place: { file: source.name, field, line: source.lineOf(field) },
    found: `found ${found}`,
    why: 'Until it is put right, the site cannot be built, and nothing else can be checked',
    mend: `expected ${expected}`,
  }));
}

function paragraph({ place, found, why, mend }: Finding): string {
  return [placeName(place), `  ${found}`, `  Why: ${why}.`, `  Mend: ${mend}.`].join('\n');
}

/** What no file says. */
const leftToYou = [
  'The check is no legal advice. It cannot know whether you are registered for VAT (then the pages must show the number:',
  'disclosures.vatNumber), nor whether the evidence says what its line says.',
];
