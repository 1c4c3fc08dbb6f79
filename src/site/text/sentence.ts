import type { Phone } from '../schema/phone.ts';

/** Running text, of one sentence or several: its source, and its parts. */
export interface Sentence {
  /** The text as content/ has it, with links such as `[our services](/services)`. */
  source: string;
  /**
   * Parts of the text. `sentenceFrom` separates links from the words between them; `markSentences` then separates phone numbers and trade
   * words.
   */
  parts: readonly TextPart[];
}

/** A part of running text: plain words, unless another field is set. */
export interface TextPart {
  text: string;
  /** Path of a link to a page of this site. */
  href?: string;
  /** Whether the link leads to an explanation of the linked words. A tooltip then shows the explanation too. */
  isExplained?: true;
  /** Phone number to call. */
  phone?: Phone;
  /** Accessible name of the number's link. Default: the number. */
  label?: string;
  /** Whether the text is a number in several groups, such as `01632 960 247`, which must read from left to right in any language. */
  isNumber?: true;
}

/** Splits a text at its links. */
export function sentenceFrom(source: string): Sentence {
  // `split` also returns the two groups of the pattern, so each link adds three pieces: the words before it, its own words, its target.
  const pieces = source.split(link);
  const parts = pieces.flatMap((text, index): TextPart[] => {
    if (index % 3 === 1) return [{ text, href: pieces[index + 1] ?? '' }];
    return index % 3 === 2 || text === '' ? [] : [{ text }];
  });
  return { source, parts };
}

export function isSentence(value: unknown): value is Sentence {
  return value instanceof Object && 'source' in value && 'parts' in value && Array.isArray(value.parts);
}

/**
 * The words of running text, without the targets of its links.
 * @param text a sentence, or the source of one
 */
export function plainText(text: Sentence | string): string {
  return sourceOf(text).replace(links, '$1');
}

/**
 * The targets of the links in running text.
 * @param text a sentence, or the source of one
 */
export function linksIn(text: Sentence | string): string[] {
  return [...sourceOf(text).matchAll(links)].map(([, , href = '']) => href);
}

/**
 * Splits an instruction after the first full stop or question mark that is followed by a space and is outside links and phone numbers:
 * first what to do, then the explanation, which may be empty.
 */
export function firstAndRest({ parts }: Pick<Sentence, 'parts'>): [first: TextPart[], rest: TextPart[]] {
  const end = /[.?] /;
  const index = parts.findIndex(({ text, href, phone }) => !href && !phone && end.test(text));
  const { text } = parts[index] ?? {};
  if (text === undefined) return [[...parts], []];
  const [first = '', rest = ''] = text.split(/(?<=[.?]) (.*)/s);
  return [
    [...parts.slice(0, index), { text: first }],
    [...(rest ? [{ text: rest }] : []), ...parts.slice(index + 1)],
  ];
}

const sourceOf = (text: Sentence | string) => (typeof text === 'string' ? text : text.source);

/** A link in the source of a text, to a page of this site. */
const link = /\[([^[\]]+)\]\((\/[^()\s]*)\)/;
const links = new RegExp(link, 'g');
