import { PassThrough, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

/** What somebody types once they see some words: keys, or something they do elsewhere before it. */
export type Reply = readonly [words: string, keys: string | (() => string)];

/**
 * A terminal for a program that asks questions, whose user waits for each of some words and types the keys beside them.
 * @param replies in the order in which they are awaited
 * @returns beside its ends, `shown`: all that was shown so far
 */
export function terminal(replies: readonly Reply[]) {
  const input = new PassThrough();
  const waiting = [...replies];
  let all = '';
  let unread = '';
  const output = new Writable({
    write(chunk, _, done) {
      const text = stripVTControlCharacters(String(chunk));
      all += text;
      unread += text;
      const [words, keys] = waiting[0] ?? [];
      if (words !== undefined && keys !== undefined && unread.includes(words)) {
        waiting.shift();
        unread = '';
        setImmediate(() => input.write(typeof keys === 'string' ? keys : keys()));
      }
      done();
    },
  });
  return { input, output: Object.assign(output, { columns: 200, rows: 60 }), shown: () => all };
}

export const enter = '\r';
export const controlC = '\u0003';
/** Takes away what was typed on the line. */
export const clearLine = '\u0015';
