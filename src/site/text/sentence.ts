import type { Phone } from '../schema/phone.ts';

/** Running text, one sentence or several, as content/ has it and cut into its parts. */
export interface Sentence {
  /** As it is written, with links such as `[our services](/services)`. */
  source: string;
  /** Cut at its links; once the site is read, also where its vocabulary says (`markSentences`). */
  parts: readonly TextPart[];
}

/** A piece of running text: plain words, unless it has more than its text. */
export interface TextPart {
  text: string;
  /** A link, to a page of this site. */
  href?: string;
  /** The link leads to what explains its words: a tooltip says the same. */
  isExplained?: true;
  /** A number to ring. */
  phone?: Phone;
  /** What the number is called to those who only hear its link. Default: the number. */
  label?: string;
  /** A number in several groups, which reads from left to right in any language. */
  isNumber?: true;
}

/** Cuts a text at its links. */
export function sentenceFrom(source: string): Sentence {
  // With its two groups each link leaves three pieces: what stands before it, its words, its target.
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
 * The words of running text without the targets of its links, for machines and for measuring.
 * @param text a sentence, or how one is written
 */
export function plainText(text: Sentence | string): string {
  return sourceOf(text).replace(new RegExp(link, 'g'), '$1');
}

/**
 * Where the links of running text lead.
 * @param text a sentence, or how one is written
 */
export function linksIn(text: Sentence | string): string[] {
  return [...sourceOf(text).matchAll(new RegExp(link, 'g'))].map(([, , href = '']) => href);
}

/** Cuts an instruction after its first full stop or question mark that stands in plain words: what to do, and what there is to know. */
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

/** A link as the words write it: to a page of this site. */
const link = /\[([^[\]]+)\]\((\/[^()\s]*)\)/;
