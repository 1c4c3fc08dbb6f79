import { questions } from '../../tools/setup/answers.ts';

/** Answers to the questions that a new firm must answer with yes or no: no to all. */
export const noToAll = Object.fromEntries(
  questions.filter(({ choices = {} }) => 'no' in choices).map(({ field }) => [field.join('.'), 'no']),
);

/** Answers of a new firm that says yes to each question with choices, promises everything, and does gas work. */
export const yesToAll = {
  ...Object.fromEntries(
    questions.flatMap(({ field, choices, answer }) => {
      if (!choices) return [];
      const severalOf = answer === 'ticks' || answer === 'list' ? Object.keys(choices).join(', ') : undefined;
      const yes = 'yes' in choices ? 'yes' : severalOf;
      return yes ? [[field.join('.'), yes]] : [];
    }),
  ),
  'registrations.gasSafe': '512345',
};
