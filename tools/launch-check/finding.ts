import { type FieldPath, fieldName } from '../../src/site/field-path.ts';
import type { Claims } from '../../src/site/schema/claims.ts';
import type { Site } from '../../src/site/site.ts';

/** Kinds of findings, most urgent first, with their headings in the report. */
export const kinds = {
  problem: 'Problems that stop the build',
  danger: 'Could hurt somebody, or is an offence',
  madeUp: 'Made up: names, numbers and addresses that can be nobody’s',
  promise: 'Promises that nobody has said yes or no to',
  law: 'Asked for by law',
  claim: 'Claimed without evidence',
  registration: 'Registrations that a reader cannot check',
  stale: 'Evidence that is old, or that nothing needs',
  risk: 'Risks',
  place: 'Places to look at',
  wish: 'What a careful customer looks for',
} as const;

/** A file, and a field in the file. An empty field means the whole file. */
export interface Place {
  /** Path in the firm's folder (`content/home.yaml`) or, for standard words, in the project (`words/home.yaml`). */
  file: string;
  field: FieldPath;
  /** Number of the line, counted from 1. Undefined if it is not known. */
  line?: number | undefined;
}

/** Something that the owner should change. */
export interface Finding {
  kind: keyof typeof kinds;
  /** Where the owner should make the change. */
  place: Place;
  found: string;
  /** The law, ruling or other reason for the finding. */
  why: string;
  remedy: string;
  /**
   * Texts for the editor (the page at /edit on which the owner edits the site). They replace `found` and `remedy`, if those mention files
   * or lines, which the editor doesn't show.
   */
  inForm?: { found?: string | undefined; remedy?: string | undefined } | undefined;
  /** Other places where the owner can solve the finding, such as each place where a claim is made. */
  places?: readonly Place[];
}

/**
 * Whether a finding stops the site from being published. Only invalid, dangerous or made-up facts or words do, and promises that the firm
 * hasn't confirmed. Other findings are notes: old evidence, for example, must not stop an owner from correcting a wrong phone number.
 */
export function stopsPublishing({ kind }: Pick<Finding, 'kind'>): boolean {
  return ['problem', 'danger', 'madeUp', 'promise'].includes(kind);
}

/** A text of the site, with placeholders still in it, and its place. */
export interface WrittenText extends Place {
  text: string;
}

/** Input of the checks. */
export interface Checked {
  site: Site;
  /** Every text of the firm's own files, including claims.yaml, and the standard words (those in words/) that its pages show. */
  texts: readonly WrittenText[];
  claims: Claims;
  today: Date;
}

const businessFile = 'content/business.yaml';

/** Place of a field in content/business.yaml. */
export const inBusiness = (...field: FieldPath): Place => ({ file: businessFile, field });

/** Name of a place: file, line if known, and field. */
export function placeName({ file, field, line }: Place): string {
  const where = line === undefined ? file : `${file}:${line}`;
  return field.length > 0 ? `${where} › ${fieldName(field)}` : where;
}

/**
 * Names of places, separated by commas. A place whose line is known is named by its file and line, or by the line alone if the place before
 * is in the same file. Any other place is named by its file and field.
 */
export function listed(places: readonly Place[]): string {
  const names = places.map(({ file, field, line }, index) =>
    line !== undefined && places[index - 1]?.file === file ? line : placeName({ file, line, field: line ? [] : field }),
  );
  return names.join(', ');
}

/** Path of a file without `content/` or `words/` at its start, and without `.yaml`. */
export const nameOf = (file: string) => file.replace(/^(content|words)\//, '').replace(/\.yaml$/, '');

/** Number of whole days from a date until today. */
export function daysBetween(date: string, today: Date): number {
  return Math.floor((today.getTime() - Date.parse(date)) / 86_400_000);
}
