/** A part of a text: a number in several groups, or the text between two such numbers. */
interface NumberPart {
  text: string;
  isNumber: boolean;
}

/**
 * Splits a text at its numbers in several groups, such as `01632 960 247`, `(01273) 111 222` or `123 4567 89`. Pages isolate these numbers.
 * Otherwise, in a page that a browser translates into a language written from right to left, the groups would change places. Numbers of
 * fewer than seven digits, such as years and sums, are not separated.
 */
export function numberParts(text: string): NumberPart[] {
  const parts: NumberPart[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(digits)) {
    if (number.replace(/\D/g, '').length < 7 || /^\d+$/.test(number)) continue;
    parts.push({ text: text.slice(end, index), isNumber: false }, { text: number, isNumber: true });
    end = index + number.length;
  }
  return [...parts, { text: text.slice(end), isNumber: false }].filter((part) => part.text !== '');
}

/** Digits of a phone number as people write it, but not inside a word, an email or a sum. */
const digits = /(?<![\w.,@£-])\+?(?:\(\+?\d+\)|\d+)(?:[ -]{1,3}(?:\(\d+\)|\d+)|\(\d+\)|(?<=\))\d+)*(?![\w@])/g;
