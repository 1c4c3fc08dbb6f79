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

/** A file of the project and a field in it. An empty field means the whole file. */
export interface Place {
  file: string;
  field: FieldPath;
  /** Number of the line, counted from 1. Undefined if it is not known. */
  line?: number | undefined;
}

/** Something that the owner should change. */
export interface Finding {
  kind: keyof typeof kinds;
  /** Where the owner should change it. */
  place: Place;
  found: string;
  /** The law, ruling or reason behind it. */
  why: string;
  remedy: string;
  /** What a form says instead of `found` and `remedy`, where those speak of files and lines. */
  inForm?: { found?: string | undefined; remedy?: string | undefined } | undefined;
  /** Where else it can be put right, such as wherever a claim is made. */
  places?: readonly Place[];
}

/**
 * Whether a finding stops the site from being published. Only what is false, dangerous, made up, or promised in
 * the firm's name without its word does. Other findings are notes: old
 * evidence must not stop an owner from correcting a wrong phone number.
 */
export function stopsPublishing({ kind }: Pick<Finding, 'kind'>): boolean {
  return ['problem', 'danger', 'madeUp', 'promise'].includes(kind);
}

/** A text of the site before facts are filled in, with its place. */
export interface WrittenText extends Place {
  text: string;
}

/** Input of the checks. */
export interface Checked {
  site: Site;
  /** Every text of the site, with the standard words and the evidence. */
  texts: readonly WrittenText[];
  claims: Claims;
  today: Date;
}

const businessFile = 'content/business.yaml';

/** Place of a field in the business file. */
export const inBusiness = (...field: FieldPath): Place => ({ file: businessFile, field });

/** Name of a place: file, line if known, and field. */
export function placeName({ file, field, line }: Place): string {
  const where = line === undefined ? file : `${file}:${line}`;
  return field.length > 0 ? `${where} › ${fieldName(field)}` : where;
}

/** Names of places, separated by commas. A place in the same file as the one before is given as a line number only. */
export function listed(places: readonly Place[]): string {
  const names = places.map(({ file, field, line }, index) =>
    line !== undefined && places[index - 1]?.file === file ? line : placeName({ file, line, field: line ? [] : field }),
  );
  return names.join(', ');
}

/** Path of a file in content/ or words/ without `.yaml`. */
export const nameOf = (file: string) => file.replace(/^(content|words)\//, '').replace(/\.yaml$/, '');

/** Whole days from a date until another. */
export function daysBetween(date: string, today: Date): number {
  return Math.floor((today.getTime() - Date.parse(date)) / 86_400_000);
}
