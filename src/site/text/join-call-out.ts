import { changeTexts } from './html-texts.ts';

/**
 * Puts a word joiner (U+2060) after the hyphen of "call-out", so that no line breaks there.
 * @param html elements, of which only the texts change
 */
export const joinCallOut = (html: string): string => changeTexts(html, (text) => text.replace(callOut, '$1\u2060$2'));

/** The word by itself; not a part of an address such as `call-out@example.com` or `example.com/call-out`. */
const callOut = /(?<![\w@./-])(call-)(outs?)(?![\w@/-]|\.\w)/gi;
