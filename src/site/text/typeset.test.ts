import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

test('a line never breaks inside "call-out"', () => {
  expect(typeset('No call-out charge.')).toEqual([{ text: 'No call-\u2060out charge.' }]);
  expect(typeset('Call-outs')).toEqual([{ text: 'Call-\u2060outs' }]);
});

test.each([
  'call-out@example.com',
  'reviews.example.com/call-out',
  'www.call-out.example.com',
  '/services#call-out',
  'emergency-call-out-3f2a1b-640.avif',
])('addresses and file names keep their characters: %s', (text) => {
  expect(typeset(`See ${text}, please`)).toEqual([{ text: `See ${text}, please` }]);
});

test('numbers in several groups are pieces of their own', () => {
  expect(typeset('Call-out? Ring 01632 960 247.')).toEqual([
    { text: 'Call-\u2060out? Ring ' },
    { text: '01632 960 247', isNumber: true },
    { text: '.' },
  ]);
});
