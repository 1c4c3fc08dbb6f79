import { expect, test } from 'vitest';
import { runningText } from '../schema/fields.ts';
import { fillIn } from './placeholders.ts';
import { firstAndRest, linksIn, plainText, sentenceFrom } from './sentence.ts';

test('running text is cut at its links, and kept as it was written', () => {
  expect(runningText(60).parse('See [Hove](/areas/hove) or\n[our services](/services#boilers).')).toEqual({
    source: 'See [Hove](/areas/hove) or [our services](/services#boilers).',
    parts: [
      { text: 'See ' },
      { text: 'Hove', href: '/areas/hove' },
      { text: ' or ' },
      { text: 'our services', href: '/services#boilers' },
      { text: '.' },
    ],
  });
});

test('only the words of a link count towards the length', () => {
  expect(runningText(5).safeParse('[Hove](/areas/hove)').success).toBe(true);
  expect(runningText(3).safeParse('[Hove](/areas/hove)').success).toBe(false);
});

test.each([
  ['a sentence', sentenceFrom],
  ['how one is written', (text: string) => text],
])('machines read the words of a link, and checks its target, of %s', (_, as) => {
  const text = as('See [Hove](/areas/hove) or [our services](/services#boilers).');
  expect(plainText(text)).toBe('See Hove or our services.');
  expect(linksIn(text)).toEqual(['/areas/hove', '/services#boilers']);
});

test('a fact that is filled in later stands in what was written, and in its part', () => {
  const sentence = sentenceFrom('In {area}, see [{area}](/areas).');
  expect(fillIn(sentence, { area: () => 'Hove' }, () => {})).toEqual(sentenceFrom('In Hove, see [Hove](/areas).'));
});

test.each([
  ['Shut the valve. It turns.', ['Shut the valve.'], ['It turns.']],
  ['Is it hot? [Read. This](/services) first. Then ring.', ['Is it hot?'], ['Read. This', ' first. Then ring.']],
  ['See [all. Of it](/services). Then ring.', ['See ', 'all. Of it', '.'], ['Then ring.']],
  ['Shut the valve.', ['Shut the valve.'], []],
])('an instruction is cut from what there is to know about it: %s', (text, first, rest) => {
  const halves = firstAndRest(sentenceFrom(text)).map((parts) => parts.map((part) => part.text));
  expect(halves).toEqual([first, rest]);
});
