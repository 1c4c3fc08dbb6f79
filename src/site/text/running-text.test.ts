import { expect, test } from 'vitest';
import { gasEmergency } from '../schema/phone.ts';
import { linksIn, plainText, textParts } from './running-text.ts';

const words = ['heat', 'heat exchanger', 'microbore'];

test('only the first mention of a trade word counts, at the start of a sentence too', () => {
  expect(textParts('Microbore is thin: microbore clogs.', words, [gasEmergency])).toEqual([
    { text: 'Microbore', explainedBy: 'microbore' },
    { text: ' is thin: ' },
    { text: 'microbore' },
    { text: ' clogs.' },
  ]);
});

test('of two words that begin alike the longer one is found', () => {
  expect(textParts('A heat exchanger.', words, [gasEmergency])).toEqual([
    { text: 'A ' },
    { text: 'heat exchanger', explainedBy: 'heat-exchanger' },
    { text: '.' },
  ]);
});

test('part of a longer word is none', () => {
  expect(textParts('Heaters', words, [gasEmergency])).toEqual([{ text: 'Heaters' }]);
});

test('a link stays whole, and a trade word before it is not explained again behind it', () => {
  expect(
    textParts('Microbore? See [how heat moves](/power-flushing#heat): microbore clogs.', words, [gasEmergency]),
  ).toEqual([
    { text: 'Microbore', explainedBy: 'microbore' },
    { text: '? See ' },
    { text: 'how heat moves', href: '/power-flushing#heat' },
    { text: ': ' },
    { text: 'microbore' },
    { text: ' clogs.' },
  ]);
});

test.each(['+44 (0)1632 960 247', '01632.960.247', '[01632 960 247'])(
  'the firm’s own number can be rung, written %s',
  (text) => {
    const own = { text, e164: '+441632960247' };
    expect(textParts(`Ring ${text}.`, words, [own])).toEqual([{ text: 'Ring ' }, { text, phone: own }, { text: '.' }]);
    expect(textParts(`Ring ${text}1.`, words, [own])).toEqual([{ text: `Ring ${text}1.` }]);
  },
);

test('the gas emergency number can be rung each time it is named', () => {
  expect(textParts('Ring 0800 111 999. Yes, 0800 111 999', words, [gasEmergency])).toEqual([
    { text: 'Ring ' },
    { text: '0800 111 999', phone: gasEmergency },
    { text: '. Yes, ' },
    { text: '0800 111 999', phone: gasEmergency },
  ]);
});

test('machines read the words of a link, and checks its target', () => {
  const text = 'See [Hove](/areas/hove) or [our services](/services#boilers).';
  expect(plainText(text)).toBe('See Hove or our services.');
  expect(linksIn(text)).toEqual(['/areas/hove', '/services#boilers']);
});
