import { questions } from '../../tools/setup/answers.ts';

/** Answers to the questions from whose answers a new firm must choose one: no to all. */
export const noToAll = Object.fromEntries(
  questions.flatMap(({ field, choices = {} }) => {
    const no = ['no', 'none'].find((each) => each in choices);
    return no ? [[field.join('.'), no]] : [];
  }),
);

/** Answers of a new firm that says yes to each question with choices, promises everything, and does gas work. */
export const yesToAll = {
  ...Object.fromEntries(
    questions.flatMap(({ field, choices, answer }) => {
      if (!choices) return [];
      const severalOf = answer === 'ticks' || answer === 'list' ? Object.keys(choices).join(', ') : undefined;
      return [[field.join('.'), severalOf ?? Object.keys(choices)[0]]];
    }),
  ),
  'registrations.gasSafe': '512345',
};
