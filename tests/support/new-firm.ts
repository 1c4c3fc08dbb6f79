import { questions } from '../../tools/setup/answers.ts';

/** Answers to the questions that a new firm must answer with yes or no: no to all. */
export const noToAll = Object.fromEntries(
  questions.filter(({ choices = {} }) => 'no' in choices).map(({ field }) => [field.join('.'), 'no']),
);
