import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Document, parseDocument } from 'yaml';
import { valueAt } from '../../src/site/field-path.ts';
import { businessFile, readBusinessFile } from '../../src/site/files/business-file.ts';
import { changeYaml, setValue } from '../../src/site/files/change-yaml.ts';
import { workByDefault } from '../../src/site/schema/business.ts';
import { ownPhone } from '../../src/site/schema/phone.ts';
import { UserError } from '../build/explain.ts';
import { type Edit, textOf, writeEdits } from '../content-files/edits.ts';
import {
  asTyped,
  factFrom,
  fieldOf,
  isAsked,
  meaningOf,
  offerFact,
  problemIn,
  problemInAnswer,
  type Question,
  questions,
} from './answers.ts';
import { areaFileName, newAreas } from './area-files.ts';
import { factAt, setFact } from './facts.ts';
import { type Place, placesFrom, positionOf, problemInPlaces } from './places.ts';
import { slugOf } from './slug.ts';
import { problemInTowns } from './towns.ts';

/** Answers as the owner typed them. Keys: names of questions. An empty answer means "none". */
export type Answers = Readonly<Record<string, string>>;

/** A question in the form in which the editor (the page at /edit on which the owner edits the site) or the terminal asks it. */
export interface AskedQuestion {
  /** Name of the question: its field in business.yaml, such as `address.street`, or `places`, `furtherOut` or `waterCompany.name`. */
  name: string;
  message: string;
  /** Condition under which the answer may be empty, such as "if none has". */
  none?: string | undefined;
  /** Whether the law asks for an answer. */
  law?: boolean | undefined;
  /** Whether the answer may be empty. */
  isOptional: boolean;
  /**
   * How the question is answered. `line`, `lines`: text. `one`: one of `choices`. `some`: any of `choices`, separated by commas.
   */
  kind: 'line' | 'lines' | 'one' | 'some';
  choices?: readonly { value: string; label: string }[];
  /** Suggested answer: the current value, or one that an earlier answer suggests. Empty if there is none. */
  offered: string;
}

/** The firm about which the questions are asked: an existing one, or a new one. */
interface AskedFirm {
  /** Path of the content folder. For a new firm, tools/setup/new-firm/content, which is copied later. */
  content: string;
  /** Text of business.yaml. */
  business: string;
  isNew: boolean;
}

/** Folder that is copied for a new firm. Its facts are examples. */
const template = 'tools/setup/new-firm';

/**
 * Facts of a new firm before the first question: facts that no question asks for, and default answers. Each kind of work is
 * `no` until the owner chooses it.
 */
const newFirmFacts = {
  language: 'en-GB',
  address: { country: 'GB' },
  promises: { localZones: [] },
  work: Object.fromEntries(Object.keys(workByDefault).map((name) => [name, 'no'])),
};

/**
 * Reads the firm in a folder. Without a folder, returns a new firm.
 * @throws {ContentError} when the business file can't be read
 */
export function askedFirm(folder?: string): AskedFirm {
  const content = join(folder ?? template, 'content');
  readBusinessFile(content);
  return { content, business: textOf(content, businessFile) ?? '', isNew: folder === undefined };
}

/**
 * Returns all questions to ask, answered or not. The answer to a question decides whether some later questions are asked.
 * @param firm default: a new one
 */
export function questionsFor(answers: Answers, firm: AskedFirm = askedFirm()): AskedQuestion[] {
  const asked: AskedQuestion[] = [];
  const facts = afterAnswers(answers, firm, (question, before) => asked.push(inForm(question, before, firm)));
  const afterTowns = asked.findIndex(({ name }) => name === 'towns') + 1;
  asked.splice(afterTowns, 0, ...questionsAboutPlaces(answers, facts, firm));
  if (!firm.isNew) return asked;
  asked.push({
    ...added,
    name: 'waterCompany.name',
    message: 'Which water company serves your places?',
    none: 'if several do',
  });
  const company = answers['waterCompany.name']?.trim();
  if (isNone(company)) return asked;
  asked.push({
    ...added,
    name: 'waterCompany.phone',
    message: `Which number does ${company} answer at any hour? Its bill or its website says`,
    isOptional: false,
  });
  return asked;
}

function questionsAboutPlaces(answers: Answers, facts: Document, firm: AskedFirm): AskedQuestion[] {
  const [town = '', ...others] = townsIn(facts);
  const which = town
    ? `Which places get a page of their own, beside ${town}?${others.length > 0 ? ' Your other town can be among them.' : ''}`
    : 'Which places get a page of their own?';
  const places = {
    ...added,
    name: 'places',
    message: `${which} With postcodes, in one line or several: Ringmer BN8, Lewes BN7`,
    none: 'if no other place does',
    kind: 'lines',
  } as const;
  const outside = placesOutside(answers, facts, firm);
  if (outside.length === 0) return [places];
  const furtherOut = {
    ...added,
    name: 'furtherOut',
    message:
      'Which of these places are further out? Your site calls the others “nearby”. Further out, times and charges can differ',
    none: 'if all are near your towns',
    kind: 'some',
    choices: outside.map(({ name }) => ({ value: name, label: name })),
  } as const;
  return [places, furtherOut];
}

/**
 * Error message for an answer, worded for a form. Undefined if the answer is valid.
 * @param name name of the question, such as `address.street`
 * @param typed the answer
 * @param answers all answers; the one to this question is ignored
 * @param firm default: a new one
 */
export function checkAnswer(
  name: string,
  typed: string,
  answers: Answers,
  firm: AskedFirm = askedFirm(),
): string | undefined {
  const { [name]: _, ...others } = answers;
  const facts = afterAnswers(others, firm);
  const question = questions.find((each) => nameOf(each) === name);
  if (question) {
    const answer = isNone(typed) ? 'none' : typed;
    if (firm.isNew && isMenu(question) && isNone(typed) && !question.choices?.[typed.trim()])
      return question.choices?.no ? 'Choose yes or no' : 'Choose an answer';
    const problem = problemInAnswer(question, answer, facts);
    if (name !== 'towns' || !firm.isNew) return problem;
    return problemInTowns(factFrom(question, answer, facts) as string[]) ?? problem;
  }
  if (name === 'places') return problemInPlaces(isNone(typed) ? [] : placesFrom(typed));
  if (name === 'furtherOut') {
    const outside = placesOutside(answers, facts, firm);
    const isKnown = (item: string) => outside.some(({ slug }) => slug === item);
    if (furtherOutIn(typed).every(isKnown)) return undefined;
    return `Expected any of ${outside.map((place) => place.name).join(', ')}, or nothing`;
  }
  if (name === 'waterCompany.name') {
    if (/\d/.test(typed)) return 'Type the name alone; the number comes next';
    return typed.trim().length > 30 ? 'Expected a name of at most 30 characters' : undefined;
  }
  return ownPhone.safeParse(typed).success ? undefined : 'Expected a UK phone number with all its digits';
}

/**
 * What an answer was understood to mean, in words, if it isn't just what was typed: "8-6" gives "Monday to Sunday, 8 am to 6 pm". Undefined
 * for an invalid or empty answer. The arguments are those of `checkAnswer`.
 */
export function meaningOfAnswer(
  name: string,
  typed: string,
  answers: Answers,
  firm: AskedFirm = askedFirm(),
): string | undefined {
  if (isNone(typed) || checkAnswer(name, typed, answers, firm)) return undefined;
  if (name === 'places') return placesFrom(typed).map(inWords).join('; ');
  const question = questions.find((each) => nameOf(each) === name);
  const { [name]: _, ...others } = answers;
  return question && meaningOf(question, typed, afterAnswers(others, firm));
}

const inWords = ({ name, codes }: Place) => `${name} (${codes.join(', ')})`;

/**
 * Creates the folder of a new firm from its answers, unless one of them is invalid.
 * @returns error messages, by name of the question; if there are any, nothing was written
 * @throws {UserError} when the folder exists
 */
export function newFirm(answers: Answers, folder: string): { problems: Readonly<Record<string, string>> } {
  if (existsSync(folder)) throw new UserError(`There is a firm in the folder ${folder} already.`);
  const firm = askedFirm();
  const problems = problemsIn(answers, firm);
  if (Object.keys(problems).length > 0) return { problems };
  const next = `${folder}.next`;
  try {
    rmSync(next, { recursive: true, force: true });
    cpSync(template, next, { recursive: true });
    writeEdits(join(next, 'content'), editsFrom(answers, firm));
    renameSync(next, folder);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
  return { problems };
}

/** Returns the changes of the firm's content files that result from the answers. Writes nothing. */
export function editsFrom(answers: Answers, firm: AskedFirm): Edit[] {
  const { content, business, isNew } = firm;
  const facts = afterAnswers(answers, firm);
  const { furtherOut = '', 'waterCompany.name': name, 'waterCompany.phone': phone = '' } = answers;
  const edits: Edit[] = [
    {
      file: businessFile,
      before: business,
      after: changeYaml(business, (document) => setValue(document, [], facts.toJS())),
    },
    ...newAreas(content, placesIn(answers), facts.toJS(), furtherOutIn(furtherOut)),
    ...(isNew && !isNone(name) ? [waterCompany({ name: name?.trim(), phone: phone.trim() })] : []),
  ];
  return edits.filter(({ before, after }) => before !== after);
}

const placesIn = ({ places = '' }: Answers) => (isNone(places) ? [] : placesFrom(places));
/** Slugs of the places in an answer to the question which places are further out. */
const furtherOutIn = (typed: string) =>
  (isNone(typed) ? [] : typed.split(',').map((name) => slugOf(name))).filter(Boolean);

/** Places that get a page of their own now, and aren't among the firm's towns. */
function placesOutside(answers: Answers, facts: Document, { content }: AskedFirm): Place[] {
  const towns = townsIn(facts).map((town) => slugOf(town));
  const isNew = ({ slug }: Place) => textOf(content, areaFileName(slug)) === undefined;
  return placesIn(answers).filter((place) => !towns.includes(place.slug) && isNew(place));
}

/** Whether an answer is empty or "none". */
const isNone = (typed: string | undefined) => /^(none)?$/i.test(typed?.trim() ?? '');

/** Error messages, by name of the question. For a question without an answer, the suggested answer is checked. */
function problemsIn(answers: Answers, firm: AskedFirm): Record<string, string> {
  const problems = questionsFor(answers, firm).map(({ name, offered }) => {
    return [name, checkAnswer(name, answers[name] ?? offered, answers, firm)] as const;
  });
  return Object.fromEntries(problems.flatMap(([name, problem]) => (problem ? [[name, problem]] : [])));
}

/**
 * Facts of the firm with the answers applied.
 * @param onQuestion called with each question about the business file, and the facts before its answer is applied
 */
function afterAnswers(
  answers: Answers,
  { business, isNew }: AskedFirm,
  onQuestion?: (question: Question, facts: Document) => void,
): Document {
  const facts = isNew ? new Document(structuredClone(newFirmFacts)) : parseDocument(business);
  const [townBefore] = townsIn(facts);
  const reviewsBefore = factAt(facts, ['reviews']);
  for (const question of questions) {
    if (question.answer === 'position') findTown(facts, townBefore);
    if (isNew) offerFact(question, facts);
    if (!isAsked(question, facts)) continue;
    onQuestion?.(question, facts);
    const typed = answers[nameOf(question)];
    if (typed === undefined) continue;
    const fact = factFrom(question, isNone(typed) ? 'none' : typed, facts);
    setFact(facts, fieldOf(question, fact), fact);
  }
  dateReviews(facts, reviewsBefore);
  return facts;
}

/** Sets today as the day on which the owner last looked at the reviews, if the rating or the number of reviews isn't what it was before. */
function dateReviews(facts: Document, before: unknown): void {
  const now = factAt(facts, ['reviews']);
  const isOther = ['rating', 'count'].some((key) => valueAt(now, [key]) !== valueAt(before, [key]));
  if (now && isOther) setFact(facts, ['reviews', 'checked'], new Date().toISOString().slice(0, 10));
}

/** Sets or removes the position of the main town if the town is another one than before. */
function findTown(facts: Document, townBefore: string | undefined): void {
  const [town = ''] = townsIn(facts);
  if (town === townBefore) return;
  const middle = positionOf(town);
  setFact(facts, ['geo'], middle && { latitude: middle.lat, longitude: middle.lon });
}

/**
 * Whether one answer is chosen from several, such as yes or no. To such a question, a new firm gets no suggested answer: a yes is a claim, a
 * no may cost the firm customers, and the nation decides which rules the site gives.
 */
const isMenu = ({ choices, answer }: Question) => choices !== undefined && answer !== 'list' && answer !== 'ticks';

function inForm(question: Question, facts: Document, { isNew }: AskedFirm): AskedQuestion {
  const { message, none, law, choices } = question;
  const isOpen = isNew && isMenu(question);
  const offered = isOpen ? '' : asTyped(question, facts);
  return {
    name: nameOf(question),
    message,
    none,
    law,
    isOptional: !isOpen && problemIn(fieldOf(question, undefined), undefined, facts) === undefined,
    kind: isMenu(question) ? 'one' : choices ? 'some' : 'line',
    ...(choices && { choices: Object.entries(choices).map(([value, label]) => ({ value, label })) }),
    offered: isNone(offered) ? '' : offered,
  };
}

/** Default values for questions that are not about the business file. */
const added = { kind: 'line', isOptional: true, offered: '' } as const;

const nameOf = ({ field }: Question) => field.join('.');
const townsIn = (facts: Document) => (factAt(facts, ['towns']) as string[] | undefined) ?? [];

/** Edit that creates emergency.yaml with the water company. Readers ring it to have the valve in the street shut. */
function waterCompany(company: { name: string | undefined; phone: string }): Edit {
  const after = `# yaml-language-server: $schema=schema/emergency.json
# Whom to ring when the valve outside has to be shut, or the road leaks.
${new Document({ waterCompanies: { items: [company] } }).toString()}`;
  return { file: 'emergency.yaml', before: undefined, after };
}
