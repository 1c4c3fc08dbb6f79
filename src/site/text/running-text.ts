import type { Phone } from '../schema/phone.ts';

/** A piece of a running text: plain, a link, a number to ring, or a trade word, whose explanation has this id. */
export interface TextPart {
  text: string;
  href?: string;
  phone?: Phone;
  explainedBy?: string;
}

/**
 * Cuts a text at its links, `[our services](/services)`, at numbers to ring, and at the first mention of each trade word.
 * @param tradeWords what engineers say and homeowners may not know, in lower case
 * @param phones the numbers to ring
 */
export function textParts(text: string, tradeWords: readonly string[], phones: readonly Phone[]): TextPart[] {
  const seen = new Set<string>();
  // With its two groups each link leaves three pieces: what stands before it, its words, its target.
  const pieces = text.split(link);
  return pieces.flatMap((piece, index): TextPart[] => {
    if (index % 3 === 1) return [{ text: piece, href: pieces[index + 1] ?? '' }];
    return index % 3 === 2 ? [] : wordsOf(piece, tradeWords, phones, seen);
  });
}

function wordsOf(text: string, tradeWords: readonly string[], phones: readonly Phone[], seen: Set<string>): TextPart[] {
  const longestFirst = tradeWords.toSorted((one, other) => other.length - one.length);
  const numbers = phones.map((phone) => phone.text.replace(/[^\w ]/g, '\\$&'));
  const marked = new RegExp(`(?<!\\d)(${numbers.join('|')}|\\b(?:${longestFirst.join('|')})\\b)(?!\\d)`, 'i');
  return text.split(marked).flatMap((part, index): TextPart[] => {
    const phone = phones.find((each) => each.text === part);
    if (phone) return [{ text: part, phone }];
    const word = part.toLowerCase();
    if (index % 2 === 0 || seen.has(word)) return part ? [{ text: part }] : [];
    seen.add(word);
    return [{ text: part, explainedBy: tradeWordId(word) }];
  });
}

/** The words of a text without the targets of its links, for machines and for measuring. */
export function plainText(text: string): string {
  return text.replace(new RegExp(link, 'g'), '$1');
}

/** Where the links of a text lead. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(new RegExp(link, 'g'))].map(([, , href = '']) => href);
}

/** A link as the words write it: to a page of this site. */
const link = /\[([^[\]]+)\]\((\/[^()\s]*)\)/;

/** Where Power Flushing explains a trade word. */
export function tradeWordId(word: string): string {
  return word.replaceAll(' ', '-');
}
