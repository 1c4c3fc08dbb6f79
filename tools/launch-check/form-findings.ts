import type { FieldPath } from '../../src/site/field-path.ts';
import { isContentFile } from '../../src/site/files/content.ts';
import { fileTitle } from '../../src/site/files/file-titles.ts';
import { markFile } from '../../src/site/files/mark-file.ts';
import { hintFrom } from '../../src/site/problem-hint.ts';
import { businessSchema } from '../../src/site/schema/business.ts';
import { type Finding, nameOf, type Place, stopsPublishing } from './finding.ts';

/** A finding of the launch check as the editor (the page at /edit on which the owner edits the site) shows it. */
export interface FormFinding extends FormPlace {
  /** What was found and what to do about it, as sentences. */
  message: string;
  /** The reason for the finding, as a sentence. */
  why: string;
  /** Whether the finding stops the site from being published. */
  stops: boolean;
  /** Heading of the stage of the owner's work to which the finding belongs. */
  stage: string;
  /** Position in the order in which an owner solves the findings, counted from 1. */
  order: number;
  /** Whether the field is in claims.yaml, where the owner writes down evidence. */
  isEvidence: boolean;
  /** Other fields in which the owner can solve the finding, such as each place where a claim is made. */
  places: readonly FormPlace[];
}

/** Where the owner can solve a finding: a field of a form in the editor or, without `file`, something that no form shows. */
export interface FormPlace {
  /**
   * Path in content/ without `.yaml`; `mark.svg` for the mark (logo); `jobs` if the owner should add a finished job (a file in jobs/).
   * Undefined for a file that no form shows, such as palette.css.
   */
  file: string | undefined;
  field: FieldPath;
  /** Title of the file for the owner. */
  where: string;
}

/**
 * Stages of the owner's work, in order: first the findings that stop the site from being published. `has` says whether a finding fits a
 * stage. A finding belongs to the first stage that it fits.
 */
const stages: readonly (readonly [title: string, has: (finding: Finding) => boolean])[] = [
  ['First of all: what can’t be shown as it is', ({ kind }) => kind === 'problem'],
  ['Your own facts in the place of made-up ones', (each) => stopsPublishing(each) && !isToConfirm(each)],
  ['What has to be confirmed before the site goes live', stopsPublishing],
  ['What the law wants a firm to show', ({ kind }) => kind === 'law' || kind === 'registration'],
  ['What proves your claims', ({ kind }) => kind === 'claim'],
  ['What a careful customer looks for', ({ kind }) => kind === 'wish'],
  ['Worth a look', () => true],
];

/** Findings of the launch check for the editor, in the order in which an owner should solve them. */
export function formFindings(findings: readonly Finding[]): FormFinding[] {
  const staged = findings.map((finding) => ({ finding, stage: stages.findIndex(([, has]) => has(finding)) }));
  return staged
    .toSorted((one, other) => one.stage - other.stage || compareFindings(one.finding, other.finding))
    .map(({ finding, stage }, index) => {
      const { place, inForm, why, places = [] } = finding;
      const [found, remedy] = [inForm?.found ?? finding.found, inForm?.remedy ?? finding.remedy];
      return {
        ...formPlace(place),
        message: `${sentence(found)} ${sentence(remedy)}`,
        why: sentence(why),
        stops: stopsPublishing(finding),
        stage: stages[stage]?.[0] ?? '',
        order: index + 1,
        isEvidence: isInClaims(finding),
        places: places.map(formPlace),
      };
    });
}

function formPlace({ file, field }: Place): FormPlace {
  const name = nameOf(file);
  return {
    file: isContentFile(name) || name === markFile || name === 'jobs' ? name : undefined,
    field,
    where: fileTitle(name),
  };
}

/** Order of two findings of one stage. Findings of the kind `wish` (what customers look for) stay in the order of rules.yaml. */
const compareFindings = (one: Finding, other: Finding) =>
  one.kind === 'wish' && other.kind === 'wish' ? 0 : comparePlaces(one.place, other.place);

/** Order of two places: fields of business.yaml first, in the order of the form; then file by file, and line by line. */
function comparePlaces(one: Place, other: Place): number {
  return rankOf(one) - rankOf(other) || one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0);
}

const rankOf = ({ file, field }: Place) =>
  nameOf(file) === 'business' ? businessFields.indexOf(String(field[0])) : businessFields.length;
const businessFields = Object.keys(businessSchema.shape);

const isToConfirm = (finding: Finding) => isInClaims(finding) || finding.kind === 'promise';
const isInClaims = ({ place }: Finding) => nameOf(place.file) === 'claims';

/** Returns part of a message as a sentence for the editor: in the words of a form (`hintFrom`), with a capital and a full stop. */
function sentence(text: string): string {
  const words = hintFrom(text).replace(/"([^"]*)"/g, '“$1”');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
