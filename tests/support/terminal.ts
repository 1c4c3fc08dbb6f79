import { PassThrough, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

/** A text to wait for, and the keys to type then; a function may do something else before it returns them. */
export type Reply = readonly [words: string, keys: string | (() => string)];

/**
 * A simulated terminal and user for a program that asks questions.
 * @param replies texts to wait for and keys to type, in order
 * @returns the streams for the program, and `shown`, which returns all output so far
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
/** Deletes the text typed on the line. */
export const clearLine = '\u0015';
