import { numberParts } from './spaced-numbers.ts';

/** A piece of a text as pages show it. */
export interface SetText {
  text: string;
  /** A number in several groups, which reads from left to right in any language. */
  isNumber?: true;
}

/** Cuts a text at its numbers in several groups, and joins "call-out" with a word joiner (U+2060), so that no line breaks inside it. */
export function typeset(text: string): SetText[] {
  const joined = text.replace(callOut, '$1\u2060$2');
  return numberParts(joined).map(({ text, isNumber }) => (isNumber ? { text, isNumber } : { text }));
}

/** The word by itself; not a part of an address such as `call-out@example.com` or `example.com/call-out`. */
const callOut = /(?<![\w@./#-])(call-)(outs?)(?![\w@/-]|\.\w)/gi;
