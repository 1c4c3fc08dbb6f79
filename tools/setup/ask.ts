import type { CANCEL_SYMBOL, CommonOptions } from '@clack/prompts';
import { confirm, isCancel, multiline, text, updateSettings } from '@clack/prompts';
import type { Document } from 'yaml';
import { ownPhone } from '../../src/site/schema/phone.ts';
import { asTyped, factFrom, problemInAnswer, type Question } from './answers.ts';
import { type Place, placesFrom, problemInPlaces } from './places.ts';

/** Streams for questions and answers. Default: the terminal. */
export type Streams = Pick<CommonOptions, 'input' | 'output'>;

/** Thrown when the owner stops answering with Ctrl+C, Ctrl+D or Escape. */
export class Cancelled extends Error {}

// Ctrl+D closes the input, which would otherwise stop the program with an error of Node's.
updateSettings({ aliases: { '\u0004': 'cancel' } });

/**
 * Asks one question, with the current value as the default.
 * @returns the fact as `content/business.yaml` has it
 * @throws {Cancelled} when the owner stops
 */
export async function ask(question: Question, facts: Document, streams: Streams): Promise<unknown> {
  const typed = await text({
    message: question.message,
    placeholder: asTyped(question, facts),
    defaultValue: asTyped(question, facts),
    validate: (value = '') => problemInAnswer(question, value, facts),
    ...streams,
  });
  return factFrom(question, answered(typed), facts);
}

/**
 * Asks which places get a page.
 * @throws {Cancelled} when the owner stops
 */
export async function askForPlaces(towns: readonly string[], streams: Streams): Promise<Place[]> {
  const message =
    `Which places beside ${towns[0]} get a page of their own? ` +
    'With postcodes, in one line or several: Ringmer BN8, Lewes BN7. Enter twice goes on';
  const validate = (typed = '') => problemInPlaces(placesFrom(typed), towns);
  return placesFrom(answered(await multiline({ message, validate, ...streams })));
}

/**
 * Asks which water company serves the firm's places.
 * @returns its name and emergency number. Undefined if there is more than one company
 * @throws {Cancelled} when the owner stops
 */
export async function askForWaterCompany(streams: Streams): Promise<{ name: string; phone: string } | undefined> {
  const name = await text({
    message: 'Which water company serves your places? "none" if several do',
    placeholder: 'none',
    defaultValue: 'none',
    validate: (value = '') => (value.length > 30 ? 'Expected a name of at most 30 characters' : undefined),
    ...streams,
  });
  const company = answered(name).trim();
  if (/^(none)?$/i.test(company)) return undefined;
  const phone = await text({
    message: `Which number does ${company} answer at any hour? Its bill or its website says`,
    validate: (value = '') =>
      ownPhone.safeParse(value).success ? undefined : 'Expected a UK phone number with all its digits',
    ...streams,
  });
  return { name: company, phone: answered(phone).trim() };
}

/**
 * Asks a yes/no question.
 * @throws {Cancelled} when the owner stops
 */
export async function confirmed(message: string, initialValue: boolean, streams: Streams): Promise<boolean> {
  return answered(await confirm({ message, initialValue, ...streams }));
}

function answered<Answer>(answer: Answer | typeof CANCEL_SYMBOL): Answer {
  if (isCancel(answer)) throw new Cancelled();
  return answer;
}
