/**
 * A number in several groups, such as `01632 960 247`, `(01273) 111 222` or `123 4567 89`. In a text that a browser has translated into
 * a language written from right to left, such groups change places, unless the number is isolated.
 */
const spacedNumber = /(\(?\+?(?=\d+(?:[ -]|\) ?| ?\(0\) ?)\d)\d(?:(?:[ -]|\) ?| ?\(0\) ?)?\d){6,})/;

/** A piece of a text: a number in several groups, or what stands between two. */
export interface NumberPart {
  text: string;
  isNumber: boolean;
}

/** Cuts a text at its numbers in several groups of at least seven digits; shorter ones, such as years, are left in the text. */
export function numberParts(text: string): NumberPart[] {
  return text.split(spacedNumber).flatMap((part, index) => (part ? [{ text: part, isNumber: index % 2 === 1 }] : []));
}
