import { describe, expect, test } from 'vitest';
import { Document } from 'yaml';
import { business } from '../../tests/support/example-firm.ts';
import { asTyped, factFrom, problemIn, problemInAnswer, type Question, questions } from './answers.ts';

const facts = new Document(business);

const about = (key: string): Question => questions.find(({ field }) => field.at(-1) === key) as Question;
const read = (key: string, typed: string) => factFrom(about(key), typed, facts);
const problem = (key: string, typed: string) => problemIn(about(key).field, read(key, typed), facts);

describe('every question', () => {
  test.each(questions.map((question) => [question.message, question] as const))('%s', (_, question) => {
    const today = factFrom(question, '', facts);
    expect(factFrom(question, asTyped(question, facts), facts), 'today’s answer is today’s fact').toEqual(today);
    expect(problemIn(question.field, today, facts), 'which is right').toBeUndefined();
    const expected =
      question.answer === 'ticks'
        ? problemInAnswer(question, 'wrong', facts)
        : problemIn(question.field, { wrong: true }, facts);
    expect(expected, 'what is wrong is refused, in words that suit an answer').toMatch(/Expected /);
    expect(expected).not.toMatch(/quotes|line/);
  });
});

test('an answer is read as the fact that it means', () => {
  expect(read('name', '  Bob’s   Plumbing ')).toBe('Bob’s Plumbing');
  expect(read('towns', 'Leeds,Otley , ')).toEqual(['Leeds', 'Otley']);
  expect(read('gasSafe', 'Yes')).toBe(true);
  expect(read('gasSafe', 'no')).toBeUndefined();
  expect(read('gasSafe', '123456')).toBe('123456');
  expect(read('liability', 'yes')).toBe(true);
  expect(read('liability', 'no')).toBeUndefined();
  expect(read('email', 'None')).toBeUndefined();
  expect(read('responseMinutes', '20 40, 60')).toEqual({ centre: 20, suburbs: 40, extended: 60 });
});

test('what a firm does is answered together, and what it does not name gets a no', () => {
  const silent = new Document({ ...business, work: {} });
  expect(factFrom(about('work'), 'bathrooms, oil', silent)).toEqual({
    newBoilers: 'no',
    bathrooms: 'yes',
    landlords: 'no',
    gasSafetyRecords: 'no',
    businesses: 'no',
    oil: 'yes',
    microbore: 'no',
    testResults: 'no',
    floorSheets: 'no',
    failedParts: 'no',
  });
  expect(Object.values(Object(factFrom(about('work'), 'none', silent)))).toEqual(Array(10).fill('no'));
  expect(problemInAnswer(about('work'), 'none', silent)).toBeUndefined();
  expect(problemInAnswer(about('work'), 'oil, gas', silent)).toMatch(/^Expected any of newBoilers, .*, or nothing$/);
});

test('the standard promises are answered together, each with a yes or a no', () => {
  const firm = new Document({ ...business, promises: { localZones: ['centre'] } });
  const promises = about('promises');
  expect(asTyped(promises, firm), 'before it has said anything').toBe('');
  expect(factFrom(promises, 'priceFirst', firm)).toEqual({
    localZones: ['centre'],
    satisfaction: 'no',
    priceFirst: 'yes',
    freeQuotes: 'no',
  });
  const none = new Document({ ...business, promises: factFrom(promises, 'none', firm) });
  expect(asTyped(promises, none)).toBe('none');
  expect(problemInAnswer(promises, 'cheapest', firm)).toBe(
    'Expected any of satisfaction, priceFirst, freeQuotes, or nothing',
  );
});

test('a problem is refused in the words of the build', () => {
  expect(problem('name', 'none')).toBe('Expected text of up to 60 characters');
  expect(problem('phone', '0113 496')).toMatch(/^Expected a UK phone number with all its digits/);
  expect(problem('gasSafe', '12')).toBe('Expected a Gas Safe number of 4 to 7 digits, or nothing');
  expect(problem('companyNumber', '1')).toBe('Expected a company number of 8 characters, or nothing');
  expect(problem('towns', `Leeds, ${'x'.repeat(34)}`)).toBe('Number 2: Expected text of up to 33 characters');
  expect(problem('responseMinutes', '60 40 20')).toMatch(/^Expected times that do not get shorter/);
  expect(problem('responseMinutes', '20 40')).toBe('Expected three numbers of minutes, such as 30, 45, 60, or nothing');
  expect(problem('responseMinutes', '20 x 40')).toMatch(/^suburbs: Expected a whole number of minutes/);
});

test('what has one certain meaning is written as the file keeps it', () => {
  expect(read('site', 'www.ouse.co.uk/')).toBe('https://www.ouse.co.uk');
  expect(read('postcode', 'bn91aa')).toBe('BN9 1AA');
  expect(read('companyNumber', '8123456')).toBe('08123456');
  expect(read('chargesEachVisit', 'N')).toBe('no');
  expect(problem('chargesEachVisit', 'sometimes')).toBe('Expected yes or no');
  expect(problem('hours', '24/7')).toBeUndefined();
  expect(problemInAnswer(about('geo'), 'none', facts), 'off the map').toBeUndefined();
});

test('"none" where something is needed is answered with the way to leave out the whole', () => {
  const answer = (key: string) => problemInAnswer(about(key), 'none', facts);
  expect(answer('name')).toMatch(/^Expected text/);
  expect(answer('url')).toMatch(/^Expected a web .* answer nothing at “Which site/);
  expect(answer('platform')).toBeUndefined();
});

test('a firm that says nothing of what it does is shown what the pages say now', () => {
  const { work: _, ...others } = business;
  const silent = new Document(others);
  const shown = 'newBoilers, bathrooms, landlords, businesses';
  expect(asTyped(about('work'), silent)).toBe(shown);
  expect(factFrom(about('work'), shown, silent), 'Enter writes nothing').toBeUndefined();
});

test('a problem elsewhere in the file does not hold up an answer', () => {
  const { geo: _, ...others } = business;
  const broken = new Document({ ...others, phone: '1' });
  expect(problemIn(['name'], 'Bob’s Plumbing', broken)).toBeUndefined();
  expect(problemIn(['phone'], '1', broken)).toBeDefined();
});
