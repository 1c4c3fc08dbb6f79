import { type FieldPath, fieldName } from '../../src/site/problem.ts';
import type { Claims } from '../../src/site/schema/claims.ts';
import type { Site } from '../../src/site/site.ts';

/** The kinds of findings, worst first, and what each says of the site. */
export const kinds = {
  problem: 'Problems that stop the build',
  danger: 'Could hurt somebody, or is an offence',
  madeUp: 'Made up: names, numbers and addresses that can be nobody’s',
  law: 'Asked for by law',
  claim: 'Claimed without evidence',
  registration: 'Registrations that a reader cannot check',
  stale: 'Evidence that is old, or that nothing needs',
  risk: 'Risks',
  place: 'Places to look at',
} as const;

/** A file of the project, and a field in it; without a field, the whole file. */
export interface Place {
  file: string;
  field: FieldPath;
  /** Counted from 1, where it is known. */
  line?: number | undefined;
}

/** One thing to put right. */
export interface Finding {
  kind: keyof typeof kinds;
  /** Where to put it right. */
  place: Place;
  found: string;
  /** The rule or the ruling. */
  why: string;
  remedy: string;
}

/**
 * Whether a finding keeps the site from being published: what is false, dangerous or made up does. The others are notes,
 * since evidence that has aged must not keep a wrong telephone number on the live site.
 */
export function stopsPublishing({ kind }: Pick<Finding, 'kind'>): boolean {
  return ['problem', 'danger', 'madeUp'].includes(kind);
}

/** A text of the site, as it is written. */
export interface WrittenText extends Place {
  text: string;
}

/** What the checks look at. */
export interface Checked {
  site: Site;
  /** Every text of the site as it is written, standard words and evidence included. */
  texts: readonly WrittenText[];
  claims: Claims;
  today: Date;
}

const businessFile = 'content/business.yaml';

/** A field of the business file, named as the owner sees it. */
export const inBusiness = (...field: FieldPath): Place => ({ file: businessFile, field });

/** A place in words: file › field. */
export function placeName({ file, field, line }: Place): string {
  const where = line === undefined ? file : `${file}:${line}`;
  return field.length > 0 ? `${where} › ${fieldName(field)}` : where;
}

/** The places, one after another: of texts in one file the lines. */
export function listed(places: readonly Place[]): string {
  const names = places.map(({ file, field, line }, index) =>
    line !== undefined && places[index - 1]?.file === file ? line : placeName({ file, line, field: line ? [] : field }),
  );
  return names.join(', ');
}

/** Whole days from a date to another. */
export function daysBetween(date: string, today: Date): number {
  return Math.floor((today.getTime() - Date.parse(date)) / 86_400_000);
}
