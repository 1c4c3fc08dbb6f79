import { describe, expect, test } from 'vitest';
import { gasEmergency } from '../schema/phone.ts';
import { sentenceFrom, type TextPart } from './sentence.ts';
import { markSentences, type Vocabulary } from './vocabulary.ts';

const vocabulary: Vocabulary = {
  numbers: [{ phone: gasEmergency, label: 'Gas emergencies' }],
  tradeWords: ['heat', 'heat exchanger', 'microbore'],
  explanations: ['/about#gas-safe'],
};
const partsOf = (text: string, more: Partial<Vocabulary> = {}): readonly TextPart[] =>
  markSentences(sentenceFrom(text), { ...vocabulary, ...more }).parts;
const explained = (text: string, word: string) => ({ text, href: `/power-flushing#${word}`, isExplained: true });

describe('a trade word', () => {
  test('is explained at its first mention, at the start of a sentence too', () => {
    expect(partsOf('Microbore is thin: microbore clogs.')).toEqual([
      explained('Microbore', 'microbore'),
      { text: ' is thin: ' },
      { text: 'microbore' },
      { text: ' clogs.' },
    ]);
  });

  test('is the longer one of two that begin alike', () => {
    expect(partsOf('A heat exchanger.')).toEqual([
      { text: 'A ' },
      explained('heat exchanger', 'heat-exchanger'),
      { text: '.' },
    ]);
  });

  test('is none as a part of a longer word', () => {
    expect(partsOf('Heaters')).toEqual([{ text: 'Heaters' }]);
  });

  test('is left alone in a link, and not explained again behind it', () => {
    expect(partsOf('Microbore? See [how heat moves](/services): microbore clogs.')).toEqual([
      explained('Microbore', 'microbore'),
      { text: '? See ' },
      { text: 'how heat moves', href: '/services' },
      { text: ': ' },
      { text: 'microbore' },
      { text: ' clogs.' },
    ]);
  });
});

describe('a number', () => {
  test.each(['+44 (0)1632 960 247', '01632.960.247', '[01632 960 247'])(
    'of the firm’s can be rung, written %s',
    (text) => {
      const own = { text, e164: '+441632960247' };
      const numbers = [{ phone: own }];
      expect(partsOf(`Ring ${text}.`, { numbers })).toEqual([{ text: 'Ring ' }, { text, phone: own }, { text: '.' }]);
      expect(partsOf(`Ring ${text}1.`, { numbers }).some(({ phone }) => phone)).toBe(false);
    },
  );

  test('can be rung each time that it is named, by the name that it has', () => {
    const number = { text: '0800 111 999', phone: gasEmergency, label: 'Gas emergencies' };
    expect(partsOf('Ring 0800 111 999. Yes, 0800 111 999')).toEqual([
      { text: 'Ring ' },
      number,
      { text: '. Yes, ' },
      number,
    ]);
  });

  test('of somebody else’s is isolated', () => {
    expect(partsOf('VAT number 123 4567 89.')).toContainEqual({ text: '123 4567 89', isNumber: true });
  });
});

test('a link to what explains a badge is one that has a tooltip; others are not', () => {
  expect(partsOf('[Registered](/about#gas-safe), [insured](/about)')).toEqual([
    { text: 'Registered', href: '/about#gas-safe', isExplained: true },
    { text: ', ' },
    { text: 'insured', href: '/about' },
  ]);
});

test('"call-out" is joined in words, and never where a link leads, in an id or in an email', () => {
  const words = {
    id: 'call-out',
    text: sentenceFrom('A [call-out](/services#call-out)? A call-out: call-out@example.com'),
  };
  const { id, text } = markSentences(words, vocabulary);
  expect(id).toBe('call-out');
  expect(text.source).toBe(words.text.source);
  expect(text.parts.slice(1)).toEqual([
    { text: 'call-out', href: '/services#call-out' },
    { text: '? A call-\u2060out: call-out@example.com' },
  ]);
});

test('sentences are marked however deep they stand, and all else stays as it is', () => {
  const words = {
    title: 'Microbore',
    items: [{ text: sentenceFrom('Microbore'), month: '2026-09', water: undefined }],
  };
  expect(markSentences(words, vocabulary)).toEqual({
    title: 'Microbore',
    items: [
      {
        text: { source: 'Microbore', parts: [explained('Microbore', 'microbore')] },
        month: '2026-09',
        water: undefined,
      },
    ],
  });
});
