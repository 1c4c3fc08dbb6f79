import { badgesOf, tradeWordId } from '../explanations.ts';
import type { Words } from '../files/content.ts';
import type { Business } from '../schema/business.ts';
import { floodline, gasEmergency, type Phone } from '../schema/phone.ts';
import { isSentence, type Sentence, type TextPart } from './sentence.ts';
import { typeset } from './typeset.ts';

/** Phone numbers and trade words that become links in running text, and paths of explanations. Links to these paths get a tooltip. */
export interface Vocabulary {
  /** Phone numbers, and the accessible names of their links. Default: the number. */
  numbers: readonly { phone: Phone; label?: string }[];
  /** Words that engineers use and homeowners may not know, in lower case. */
  tradeWords: readonly string[];
  /** Paths of the explanations of badges, such as `/about#gas-safe`. */
  explanations: readonly string[];
}

/** Returns the phone numbers and trade words that become links on a firm's pages, and the paths of the explanations of its badges. */
export function vocabularyOf({ phone, searchPhone, landlords }: Business, words: Omit<Words, 'postcodes'>): Vocabulary {
  const { gasLabel, waterCompanies } = words.emergency;
  const others = [
    phone,
    searchPhone ?? [],
    landlords?.phone ?? [],
    (waterCompanies?.items ?? []).map((company) => company.phone),
  ].flat();
  return {
    numbers: [
      { phone: gasEmergency, label: `${gasLabel} ${gasEmergency.text}` },
      { phone: floodline },
      ...others.map((other) => ({ phone: other })),
    ],
    tradeWords: Object.keys(words['trade-words'].words),
    explanations: badgesOf(words.badges).map(({ id }) => `/about#${id}`),
  };
}

/** Splits every `Sentence` in a value, at any depth, so that phone numbers and trade words become parts of their own. */
export function markSentences<Value>(value: Value, vocabulary: Vocabulary): Value {
  if (isSentence(value)) return { ...value, parts: markedParts(value, vocabulary) };
  if (Array.isArray(value)) return value.map((item) => markSentences(item, vocabulary)) as Value;
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, markSentences(item, vocabulary)]),
  ) as Value;
}

/**
 * Splits the plain words of a sentence at phone numbers, at the first mention of each trade word, and at other numbers in several groups.
 * Marks the links that lead to the explanation of a badge.
 */
function markedParts({ parts }: Sentence, { numbers, tradeWords, explanations }: Vocabulary): TextPart[] {
  const seen = new Set<string>();
  const pattern = patternOf(numbers, tradeWords);
  return parts.flatMap((part): TextPart[] => {
    if (part.href) return [explanations.includes(part.href) ? { ...part, isExplained: true } : part];
    return part.text.split(pattern).flatMap((text, index): TextPart[] => {
      const number = numbers.find(({ phone }) => phone.text === text);
      if (number) return [{ text, ...number }];
      const word = text.toLowerCase();
      if (index % 2 === 0 || seen.has(word)) return typeset(text);
      seen.add(word);
      return [{ text, href: `/power-flushing#${tradeWordId(word)}`, isExplained: true }];
    });
  });
}

/**
 * Returns a pattern with one group, which matches a phone number or a trade word. Longer trade words come first, so that "heat exchanger"
 * is not matched as "heat".
 */
function patternOf(numbers: Vocabulary['numbers'], tradeWords: readonly string[]): RegExp {
  const written = numbers.map(({ phone }) => phone.text.replace(/[^\w ]/g, '\\$&'));
  const longestFirst = tradeWords.toSorted((one, other) => other.length - one.length);
  return new RegExp(`(?<!\\d)(${written.join('|')}|\\b(?:${longestFirst.join('|')})\\b)(?!\\d)`, 'i');
}
