import type { IncomingHttpHeaders } from 'node:http';
import { type Answers, type AskedQuestion, checkAnswer, newFirm, questionsFor } from '../setup/questionnaire.ts';
import { jsonOf, UnknownRequest } from './request.ts';

/** The questions that answers leave to ask, and what is wrong with the newest answer. */
export interface FirstAnswer {
  questions: AskedQuestion[];
  problem?: string | undefined;
}

/**
 * Answers the owner's page while there is no firm yet.
 * @param folder of the new firm
 * @param onMade called once it's there
 */
export function firstRunAnswers(folder: string, onMade: () => void) {
  return (name: string, body: Buffer, { 'x-name': newest }: IncomingHttpHeaders): unknown => {
    const answers = answersFrom(body);
    if (name === 'questions') {
      const problem = newest ? checkAnswer(String(newest), answers[String(newest)] ?? '', answers) : undefined;
      return { questions: questionsFor(answers), problem } satisfies FirstAnswer;
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
