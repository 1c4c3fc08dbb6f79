import { PassThrough, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

/** A text to wait for, and the keys to type after the text appears. A function for `keys` is called at that moment, and returns them. */
export type Reply = readonly [words: string, keys: string | (() => string)];

/**
 * Simulates a terminal, and a user who replies to the program that runs in it.
 * @param replies texts to wait for, each with the keys to type, in order
 * @returns the input and output streams for the program, and `shown`, a function that returns all output so far
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
/** Ctrl+U, which deletes the text before the cursor. */
export const clearLine = '\u0015';
