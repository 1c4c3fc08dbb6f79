import type { CANCEL_SYMBOL, CommonOptions } from '@clack/prompts';
import { confirm, isCancel, multiline, text, updateSettings } from '@clack/prompts';
import type { AskedQuestion } from './questionnaire.ts';

/** Streams for input and output. Default: those of the terminal. */
export type Streams = Pick<CommonOptions, 'input' | 'output'>;

/** Thrown when the owner stops answering with Ctrl+C, Ctrl+D or Escape. */
export class Cancelled extends Error {}

// Ctrl+D cancels, like Ctrl+C. By default, Ctrl+D closes the input, and Node would stop with an error.
updateSettings({ aliases: { '\u0004': 'cancel' } });

/**
 * Asks one question. Enter alone accepts the suggested answer.
 * @param check returns the error message for an answer; undefined if it is valid
 * @returns the typed answer, or the suggested one
 * @throws {Cancelled} when the owner stops
 */
export async function ask(
  question: AskedQuestion,
  check: (typed: string) => string | undefined,
  streams: Streams,
): Promise<string> {
  const { kind, isOptional } = question;
  const message = messageOf(question);
  const shown = question.offered || (isOptional ? 'none' : '');
  const validate = (typed = '') => inTerminal(check(typed || shown));
  if (kind === 'lines') return answered(await multiline({ message, validate, ...streams }));
  return answered(await text({ message, placeholder: shown, defaultValue: shown, validate, ...streams }));
}

/**
 * Asks a yes/no question, and returns whether the answer was yes.
 * @throws {Cancelled} when the owner stops
 */
export async function confirmed(message: string, initialValue: boolean, streams: Streams): Promise<boolean> {
  return answered(await confirm({ message, initialValue, ...streams }));
}

/** Text of a question, with the possible answers. */
function messageOf({ message, none, kind, choices = [] }: AskedQuestion): string {
  const values = choices.map(({ value }) => `"${value}"`).join(' or ');
  const some = choices.map(({ value, label }) => (label === value ? value : `${value} (${label})`)).join(', ');
  const way = { one: values, some: `Any of ${some}` }[kind as string];
  const nothing = kind === 'lines' ? 'Enter twice goes on' : none && `"none" ${none}`;
  return [message, [way, nothing].filter(Boolean).join('; ')].filter(Boolean).join(/[?.]$/.test(message) ? ' ' : '; ');
}

/** Rewords an error message for the terminal, in which earlier questions can't be answered again. */
function inTerminal(problem: string | undefined): string | undefined {
  return problem
    ?.replace(/or nothing\b/, 'or "none"')
    .replace(/answer nothing at/, 'press Ctrl+C, begin again, and answer "none" at');
}

function answered<Answer>(answer: Answer | typeof CANCEL_SYMBOL): Answer {
  if (isCancel(answer)) throw new Cancelled();
  return answer;
}
