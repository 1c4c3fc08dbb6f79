import type { IncomingHttpHeaders } from 'node:http';
import {
  type Answers,
  type AskedQuestion,
  checkAnswer,
  meaningOfAnswer,
  newFirm,
  questionsFor,
} from '../setup/questionnaire.ts';
import { jsonOf, UnknownRequest } from './request.ts';

/** Response to the owner's answers to the questions for a new firm. */
export interface FirstAnswer {
  /** All questions to ask, answered or not. The answers so far decide which these are. */
  questions: AskedQuestion[];
  /** Error message for the newest answer. Undefined if the answer is valid. */
  problem?: string | undefined;
  /** What the newest answer was understood to mean. Undefined if the answer is invalid or empty, or means just what the owner typed. */
  meaning?: string | undefined;
}

/**
 * Returns a function that answers the requests of the editor (the page at /edit on which the owner edits the site) while there is no firm
 * yet.
 * @param folder path at which the folder of the new firm is created
 * @param onMade called when the folder is complete
 * @returns a function that throws an `UnknownRequest` for any request except a valid `questions` or `make`
 */
export function firstRunAnswers(folder: string, onMade: () => void) {
  return (name: string, body: Buffer, { 'x-name': newest }: IncomingHttpHeaders): unknown => {
    const answers = answersFrom(body);
    if (name === 'questions') {
      const asked = String(newest);
      const typed = answers[asked] ?? '';
      const problem = newest ? checkAnswer(asked, typed, answers) : undefined;
      const meaning = newest ? meaningOfAnswer(asked, typed, answers) : undefined;
      return { questions: questionsFor(answers), problem, meaning } satisfies FirstAnswer;
    }
    if (name !== 'make') throw new UnknownRequest(`There is no ${name}`);
    const result = newFirm(answers, folder);
    if (Object.keys(result.problems).length === 0) onMade();
    return result;
  };
}

function answersFrom(body: Buffer): Answers {
  const answers = jsonOf(body);
  const isText = (value: unknown) => typeof value === 'string' && value.length < 2000;
  if (!(answers instanceof Object) || !Object.values(answers).every(isText))
    throw new UnknownRequest('These are no answers');
  return answers as Answers;
}
