import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parse } from 'yaml';
import { type FieldPath, fieldName, isWithin, replacedAt, valueAt } from '../../src/site/field-path.ts';
import { ContentError } from '../../src/site/problem.ts';
import {
  type PromiseName,
  parseBusiness,
  quotedPromise,
  standardPromises,
  workByDefault,
  zoneNames,
  zones,
} from '../../src/site/schema/business.ts';
import { hours } from '../../src/site/schema/hours.ts';
import { companyNumberFrom, postcodeFrom, siteFrom } from '../../src/site/schema/tidy.ts';
import { factAt, setFact, shown } from './facts.ts';
import { mayBeOnMap, positionOf } from './places.ts';

/** A question about a field of content/business.yaml, as questions.yaml defines it. */
export interface Question {
  field: readonly string[];
  message: string;
  /** Condition under which the answer may be "none", such as "if none has". */
  none?: string;
  /** Whether the law asks for an answer. */
  law?: boolean;
  /** Possible answers, each with its meaning. */
  choices?: Readonly<Record<string, string>>;
  /** Field whose value is suggested as the answer, such as `phone`. Only for a new firm. */
  like?: string;
  /** The question is asked only if the firm has this field. */
  given?: string;
  /**
   * How the answer is read. Default: as text. `group`: the answer "none" removes the group of fields that contains the question's field.
   * `ticks`: names of the choices that apply to the firm, which get the value "yes" in the field's group; the others get "no".
   */
  answer?: 'group' | 'list' | 'membership' | 'minutes' | 'number' | 'position' | 'ticks' | keyof typeof converters;
}

/**
 * Functions that convert an answer into the form in which business.yaml keeps it. An answer that can't be converted is returned unchanged,
 * and `problemIn` rejects it later.
 */
const converters = {
  companyNumber: companyNumberFrom,
  hours: (typed: string) => typed,
  postcode: postcodeFrom,
  site: siteFrom,
  yesOrNo: (typed: string) => (/^(y|yes|n|no)$/i.test(typed) ? shown(/^y/i.test(typed)) : typed),
};

const written: (Omit<Question, 'field'> & { field: string })[] = parse(
  readFileSync(join(import.meta.dirname, 'questions.yaml'), 'utf8'),
);
const promises = Object.keys(standardPromises) as PromiseName[];
/** Questions in the order in which they are asked. The choices of `promises` are the texts of the standard promises. */
export const questions: readonly Question[] = written.map((each) => ({
  ...each,
  ...(each.field === 'promises' && {
    choices: Object.fromEntries(promises.map((name) => [name, quotedPromise(name)])),
  }),
  field: each.field.split('.'),
}));

/**
 * Field that an answer changes: normally the question's own field. If the answer "none" removes a whole group of fields, that group.
 * @param fact the answer as a value; undefined for "none"
 */
export function fieldOf({ field, answer }: Question, fact: unknown): FieldPath {
  return answer === 'group' && fact === undefined ? field.slice(0, -1) : field;
}

/**
 * Whether a question is asked of a firm with these facts. The position of the town is asked only if it's unknown and may be on the map, and
 * the short name only if it isn't the name.
 */
export function isAsked({ field, answer, given }: Question, facts: Document): boolean {
  if (field[0] === 'shortName') return factAt(facts, field) !== factAt(facts, ['name']);
  if (answer === 'position') {
    const postcode = String(factAt(facts, ['address', 'postcode']));
    return !positionOf(String(factAt(facts, ['towns', 0]))) && mayBeOnMap(postcode);
  }
  const fact = given && factAt(facts, given.split('.'));
  return !given || (fact !== undefined && fact !== 'no');
}

/** Sets the value that is suggested to a new firm, if an earlier answer gives a valid one. */
export function offerFact(question: Question, facts: Document): void {
  const likely = question.like && shown(factAt(facts, question.like.split('.')));
  if (!likely) return;
  const fact = factFrom(question, likely, facts);
  if (fact !== undefined && !problemIn(question.field, fact, facts)) setFact(facts, question.field, fact);
}

/** Current value of a field as the owner would type it. For a missing value: "none" if the field is optional, empty if it is required. */
export function asTyped({ field, answer, choices }: Question, facts: Document): string {
  if (answer === 'ticks') return ticksTyped(field, Object.keys(choices ?? {}), facts);
  const fact = factAt(facts, field);
  if (fact === undefined && choices?.no) return 'no';
  return fact === undefined && problemIn(field, undefined, facts) ? '' : shown(fact);
}

/** Converts an answer into the value of a field. An empty answer, or one that equals `asTyped`, gives the current value. */
export function factFrom(question: Question, typed: string, facts: Document): unknown {
  const { field, answer, choices } = question;
  const words = typed.replace(/\s+/g, ' ').trim();
  if (words === '' || words === asTyped(question, facts)) return factAt(facts, field);
  const isNone = isNoneTyped(words);
  const items = isNone ? [] : words.split(/ ?, ?/).filter((item) => item !== '');
  if (answer === 'list') return items;
  if (answer === 'ticks') {
    const names = Object.keys(choices ?? {});
    // A text with an unknown name is returned unchanged, and `problemInAnswer` rejects it later.
    if (items.some((name) => !names.includes(name))) return words;
    const said = names.map((name) => [name, shown(items.includes(name))]);
    return { ...Object(factAt(facts, field)), ...Object.fromEntries(said) };
  }
  const isYesOrNone = answer === 'membership' || (answer === 'group' && choices !== undefined);
  if (isNone || (isYesOrNone && /^no?$/i.test(words))) return undefined;
  if (answer === 'minutes') return numbersFrom(words, zones);
  if (answer === 'position') return numbersFrom(words, ['latitude', 'longitude']);
  if (answer === 'number') return Number(words.replaceAll(',', ''));
  if (answer && answer in converters) return converters[answer as keyof typeof converters](words);
  return isYesOrNone && /^y(es)?$/i.test(words) ? true : words;
}

/** What a valid answer was understood to mean, in words. Undefined if it means just what was typed. */
export function meaningOf(question: Question, typed: string, facts: Document): string | undefined {
  const fact = factFrom(question, typed, facts);
  if (fact === undefined || question.choices) return undefined;
  const words = meanings[question.answer as keyof typeof meanings]?.(fact) ?? shown(fact);
  return words === typed.trim() ? undefined : words;
}

/** Functions that put facts into words, by the way in which the answer is read. */
const meanings = {
  hours: (fact: unknown) => hours.parse(fact).text,
  minutes: (fact: unknown) =>
    zones.map((zone) => `${zoneNames[zone].toLowerCase()} ${valueAt(fact, [zone])} minutes`).join(', '),
};

/** Error message for an answer. Undefined if the answer is valid. */
export function problemInAnswer(question: Question, typed: string, facts: Document): string | undefined {
  const fact = factFrom(question, typed, facts);
  if (question.answer === 'ticks' && typeof fact === 'string')
    return `Expected any of ${Object.keys(question.choices ?? {}).join(', ')}, or nothing`;
  const problem = problemIn(fieldOf(question, fact), fact, facts);
  if (!problem || !isNoneTyped(typed.trim())) return problem;
  const whole = questions.find(({ field, answer }) => answer === 'group' && field[0] === question.given);
  return whole ? `${problem}. To leave out all of it, answer nothing at “${whole.message}”` : problem;
}

const isNoneTyped = (typed: string) => /^none$/i.test(typed);

/**
 * Error message for the value of a field, worded like the build's. Undefined if the value is valid.
 * @param facts all facts of the firm; problems in other fields are ignored
 */
export function problemIn(field: FieldPath, fact: unknown, facts: Document): string | undefined {
  try {
    parseBusiness(replacedAt(facts.toJS(), field, fact));
    return undefined;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const problem = error.problems.find((each) => isWithin(each.field, field));
    if (!problem) return undefined;
    const inside = fieldName(problem.field.slice(field.length));
    return `${inside && `${inside.replace(/^\[(\d+)\]$/, 'Number $1')}: `}Expected ${expectedAnswer(problem.expected)}`;
  }
}

/** Rewords what the build expects in a line of a file, for an owner who types an answer: "remove this line" becomes "nothing". */
function expectedAnswer(expected: string): string {
  return expected
    .replace(/,? in quotes|, without quotes|, each below .*/g, '')
    .replace('remove this line', 'nothing')
    .replace(/\btext of 1 to (\d+ characters)/, 'text of up to $1')
    .replace('the fields latitude, longitude', 'two numbers, such as 50.855, 0.573, or nothing')
    .replace('the fields centre, suburbs, extended', 'three numbers of minutes, such as 30, 45, 60, or nothing')
    .replace(/^true, (or )?/, '');
}

/**
 * Names of the choices to which the firm says yes, as typed. "none" if it says no to all; empty unless it says yes or no to each. What it
 * doesn't say about its work is the default.
 */
function ticksTyped(field: FieldPath, names: readonly string[], facts: Document): string {
  const said = { ...Object(valueAt({ work: workByDefault }, field)), ...Object(factAt(facts, field)) };
  if (names.some((name) => said[name] === undefined)) return '';
  return shown(names.filter((name) => /^(true|yes)$/.test(String(said[name]))));
}

function numbersFrom(words: string, names: readonly string[]): unknown {
  const numbers = words.split(/[ ,/]+/);
  // A text with more or fewer numbers than names is returned unchanged, and `problemIn` rejects it later.
  if (numbers.length !== names.length) return words;
  return Object.fromEntries(names.map((name, index) => [name, Number(numbers[index])]));
}
