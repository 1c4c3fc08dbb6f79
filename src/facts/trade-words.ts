/** What engineers say and homeowners may not know; `content/trade-words.yaml` explains each. */
export const tradeWords = ['inhibitor', 'kettling', 'magnetite', 'microbore'] as const;

/** A piece of a text: plain, or a trade word, whose explanation has this id. */
export interface TextPart {
  text: string;
  explainedBy?: string;
}

/** Cuts a text at the first mention of each trade word. */
export function tradeWordsIn(text: string): TextPart[] {
  const seen = new Set<string>();
  return text.split(new RegExp(`\\b(${tradeWords.join('|')})\\b`, 'i')).map((part, index) => {
    const word = part.toLowerCase();
    if (index % 2 === 0 || seen.has(word)) return { text: part };
    seen.add(word);
    return { text: part, explainedBy: word };
  });
}
