import type { CANCEL_SYMBOL, CommonOptions } from '@clack/prompts';
import { confirm, isCancel, multiline, select, text, updateSettings } from '@clack/prompts';
import type { Document } from 'yaml';
import { asTyped, factFrom, fieldOf, mistakeIn, type Question } from './answers.ts';
import { mistakeInPlaces, type Place, placesFrom } from './places.ts';

/** Where questions are shown and answered; the terminal, where it says nothing. */
export type Streams = Pick<CommonOptions, 'input' | 'output'>;

/** Thrown when the owner ends the questions with Ctrl+C, Ctrl+D or Escape. */
export class Cancelled extends Error {}

// Ctrl+D ends input; without this the program would stop with an error of Node's.
updateSettings({ aliases: { '\u0004': 'cancel' } });

/**
 * Asks one question, with today's fact as the default.
 * @returns the fact, as `content/business.yaml` would have it
 * @throws {Cancelled}
 */
export async function ask(question: Question, facts: Document, streams: Streams): Promise<unknown> {
  const typed = await text({
    message: question.message,
    placeholder: asTyped(question, facts),
    defaultValue: asTyped(question, facts),
    validate: (value = '') => {
      const fact = factFrom(question, value, facts);
      return mistakeIn(fieldOf(question, fact), fact, facts);
    },
    ...streams,
  });
  return factFrom(question, answered(typed), facts);
}

/** Asks which places get a page. */
export async function askForPlaces(towns: readonly string[], streams: Streams): Promise<Place[]> {
  const message =
    `Which places beside ${towns[0]} get a page of their own? ` +
    'With postcodes, in one line or several: Ringmer BN8, Lewes BN7. Enter twice goes on';
  const validate = (typed = '') => mistakeInPlaces(placesFrom(typed), towns);
  return placesFrom(answered(await multiline({ message, validate, ...streams })));
}

/** Asks which of some answers is right. */
export async function askOneOf(message: string, answers: readonly string[], streams: Streams): Promise<string> {
  return answered(await select({ message, options: answers.map((value) => ({ value })), ...streams }));
}

/** Asks for a yes or a no. */
export async function confirmed(message: string, initialValue: boolean, streams: Streams): Promise<boolean> {
  return answered(await confirm({ message, initialValue, ...streams }));
}

function answered<Answer>(answer: Answer | typeof CANCEL_SYMBOL): Answer {
  if (isCancel(answer)) throw new Cancelled();
  return answer;
}
