import { numberParts } from './spaced-numbers.ts';

/** A part of a text as pages show it. */
export interface SetText {
  text: string;
  /** Whether the text is a number in several groups, such as `01632 960 247`, which must read from left to right in any language. */
  isNumber?: true;
}

/**
 * Splits a text at its numbers in several groups, and puts a word joiner (U+2060) into "call-out", so that no line breaks inside the word.
 */
export function typeset(text: string): SetText[] {
  const joined = text.replace(callOut, '$1\u2060$2');
  return numberParts(joined).map(({ text, isNumber }) => (isNumber ? { text, isNumber } : { text }));
}

/** The word "call-out" by itself, but not as a part of an address such as `call-out@example.com` or `example.com/call-out`. */
const callOut = /(?<![\w@./#-])(call-)(outs?)(?![\w@/-]|\.\w)/gi;
