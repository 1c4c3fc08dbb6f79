import { describe, expect, test } from 'vitest';
import { Document } from 'yaml';
import { business } from '../../tests/support/example-firm.ts';
import { asTyped, factFrom, mistakeIn, type Question, questions } from './answers.ts';

const facts = new Document(business);

const about = (key: string): Question => questions.find(({ field }) => field.at(-1) === key) as Question;
const read = (key: string, typed: string) => factFrom(about(key), typed, facts);
const mistake = (key: string, typed: string) => mistakeIn(about(key).field, read(key, typed), facts);

describe('every question', () => {
  test.each(questions.map((question) => [question.message, question] as const))('%s', (_, question) => {
    const today = factFrom(question, '', facts);
    expect(factFrom(question, asTyped(question, facts), facts), 'today’s answer is today’s fact').toEqual(today);
    expect(mistakeIn(question.field, today, facts), 'which is right').toBeUndefined();
    const expected = mistakeIn(question.field, { wrong: true }, facts);
    expect(expected, 'what is wrong is refused, in words that suit an answer').toMatch(/Expected /);
    expect(expected).not.toMatch(/quotes|line/);
  });
});

test('an answer is read as the fact that it means', () => {
  expect(read('name', '  Bob’s   Plumbing ')).toBe('Bob’s Plumbing');
  expect(read('towns', 'Leeds,Otley , ')).toEqual(['Leeds', 'Otley']);
  expect(read('gasSafe', 'Yes')).toBe(true);
  expect(read('gasSafe', 'no')).toBeUndefined();
  expect(read('powerFlushAssociation', '123')).toBe('123');
  expect(read('email', 'None')).toBeUndefined();
  expect(read('responseMinutes', '20 40, 60')).toEqual({ centre: 20, suburbs: 40, extended: 60 });
});

test('a mistake is refused in the words of the build', () => {
  expect(mistake('name', 'none')).toBe('Expected text of 1 to 60 characters');
  expect(mistake('phone', '0113 496')).toMatch(/^Expected a UK phone number with all its digits/);
  expect(mistake('gasSafe', '12')).toBe('Expected a Gas Safe number of 4 to 7 digits, or "none"');
  expect(mistake('companyNumber', '1')).toBe('Expected a company number of 8 characters, or "none"');
  expect(mistake('towns', `Leeds, ${'x'.repeat(31)}`)).toBe('Number 2: Expected text of 1 to 30 characters');
  expect(mistake('responseMinutes', '60 40 20')).toMatch(/^Expected times that do not get shorter/);
  expect(mistake('responseMinutes', '20 40')).toBe('Expected the fields centre, suburbs, extended');
  expect(mistake('responseMinutes', '20 x 40')).toMatch(/^suburbs: Expected a whole number of minutes/);
});

test('a mistake elsewhere in the file does not hold up an answer', () => {
  const { geo: _, ...others } = business;
  const broken = new Document({ ...others, phone: '1' });
  expect(mistakeIn(['name'], 'Bob’s Plumbing', broken)).toBeUndefined();
  expect(mistakeIn(['phone'], '1', broken)).toBeDefined();
});
