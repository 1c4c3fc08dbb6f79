/** A piece of a text: plain, or a trade word, whose explanation has this id. */
export interface TextPart {
  text: string;
  explainedBy?: string;
}

/**
 * Cuts a text at the first mention of each trade word.
 * @param words what engineers say and homeowners may not know, in lower case
 */
export function tradeWordsIn(text: string, words: readonly string[]): TextPart[] {
  const seen = new Set<string>();
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  return text.split(new RegExp(`\\b(${longestFirst.join('|')})\\b`, 'i')).map((part, index) => {
    const word = part.toLowerCase();
    if (index % 2 === 0 || seen.has(word)) return { text: part };
    seen.add(word);
    return { text: part, explainedBy: tradeWordId(word) };
  });
}

/** Where Power Flushing explains a trade word. */
export function tradeWordId(word: string): string {
  return word.replaceAll(' ', '-');
}
