import {
  type CANCEL_SYMBOL,
  type CommonOptions,
  confirm,
  isCancel,
  multiline,
  multiselect,
  text,
  updateSettings,
} from '@clack/prompts';
import { zones } from '../../src/content/business.ts';
import { asTyped, factFrom, mistakeIn } from './answers.ts';
import type { AreaAnswers, AreaFile } from './area-files.ts';
import { factAt } from './facts.ts';
import { mistakeInPlaces, placesFrom } from './places.ts';
import type { Question } from './questions.ts';

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
export async function ask(question: Question, facts: unknown, streams: Streams): Promise<unknown> {
  const { field, message, answer } = question;
  const today = factAt(facts, field);
  if (answer === 'zones') {
    const initialValues = zones.filter((zone) => Array.isArray(today) && today.includes(zone));
    const options = zones.map((value) => ({ value }));
    const chosen = answered(await multiselect({ message, options, initialValues, required: false, ...streams }));
    const kept = chosen.length === initialValues.length && chosen.every((zone) => initialValues.includes(zone));
    return kept ? today : zones.filter((zone) => chosen.includes(zone));
  }
  const typed = await text({
    message,
    placeholder: asTyped(question, facts),
    defaultValue: asTyped(question, facts),
    validate: (value = '') => mistakeIn(field, factFrom(question, value, facts), facts),
    ...streams,
  });
  return factFrom(question, answered(typed), facts);
}

/**
 * Asks which places get a page, how far they are, and whether the sample firm's others leave.
 * @param areas those that have a page
 * @param aside the folder to which they go
 * @throws {Cancelled}
 */
export async function askForAreas(
  areas: readonly AreaFile[],
  towns: readonly string[],
  aside: string,
  streams: Streams,
): Promise<AreaAnswers> {
  const typed = await multiline({
    message:
      'Which places get a page of their own? Type or paste them with their postcodes, such as Ringmer BN8, Lewes BN7; Enter twice goes on',
    validate: (value = '') => mistakeInPlaces(placesFrom(value), towns),
    ...streams,
  });
  const places = placesFrom(answered(typed));
  if (places.length === 0) return { places, further: [], leaving: [] };
  const extended = areas.filter(({ zone }) => zone === 'extended').map(({ slug }) => slug);
  const further = answered(
    await multiselect({
      message: 'Which of them are further out? The others are suburbs',
      options: places.map(({ slug, name }) => ({ value: slug, label: name })),
      initialValues: places.map(({ slug }) => slug).filter((slug) => extended.includes(slug)),
      required: false,
      ...streams,
    }),
  );
  const others = areas.filter(({ slug, isOfSample }) => isOfSample && places.every((place) => place.slug !== slug));
  const message = `Shall the sample firm’s other pages go? ${aside}/ keeps ${others.map(({ name }) => name).join(', ')}`;
  const leave = others.length > 0 && (await confirmed(message, true, streams));
  return { places, further, leaving: leave ? others : [] };
}

/** Asks for a yes or a no. */
export async function confirmed(message: string, initialValue: boolean, streams: Streams): Promise<boolean> {
  return answered(await confirm({ message, initialValue, ...streams }));
}

function answered<Answer>(answer: Answer | typeof CANCEL_SYMBOL): Answer {
  if (isCancel(answer)) throw new Cancelled();
  return answer;
}
