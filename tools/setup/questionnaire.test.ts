import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSite } from '../../src/site/read.ts';
import { askedFirm, checkAnswer, newFirm, questionsFor } from './questionnaire.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-run-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const answers = {
  name: 'Ouse Heating',
  phone: '01825 760 555',
  site: 'www.ouse-heating.co.uk',
  towns: 'Uckfield',
  hours: 'Monday to Friday 8 am to 6 pm',
  'address.region': 'East Sussex',
  'address.postcode': 'TN22 1AA',
  places: 'Ringmer BN8',
  'waterCompany.name': 'South East Water',
  'waterCompany.phone': '0333 000 0002',
};
const named = (name: string, given = {}) => questionsFor(given).find((each) => each.name === name);

describe('the questions', () => {
  test('offer what an earlier answer lets suppose', () => {
    expect(named('shortName')?.offered).toBe('');
    expect(named('shortName', { name: 'Ouse Heating' })?.offered).toBe('Ouse Heating');
    expect(named('geo', { towns: 'Uckfield' })?.offered).toBe('50.9695, 0.0959');
  });

  test('of a group come with its first answer, and leave with it', () => {
    const about = (given: Record<string, string>) =>
      questionsFor(given).flatMap(({ name }) => (/^(reviews|waterCompany)/.test(name) ? name.split('.').at(-1) : []));
    expect(about({})).toEqual(['platform', 'name']);
    expect(about({ 'reviews.platform': 'Weald Reviews' })).toEqual([
      'platform',
      'url',
      'rating',
      'count',
      'checked',
      'name',
    ]);
    expect(about({ 'reviews.platform': 'none', 'waterCompany.name': 'Wessex Water' })).toEqual([
      'platform',
      'name',
      'phone',
    ]);
    expect(about({ 'reviews.platform': ' ' })).toEqual(['platform', 'name']);
  });

  test('say how they are answered, and when nothing is an answer', () => {
    expect(named('name')).toMatchObject({ kind: 'line', isOptional: false });
    expect(named('email')).toMatchObject({ isOptional: true, none: 'if you have none' });
    expect(named('work.oil')).toMatchObject({
      kind: 'one',
      offered: 'no',
      choices: [{ value: 'yes' }, { value: 'no' }],
    });
    expect(named('promises.localZones')).toMatchObject({ kind: 'some', choices: [{ value: 'centre' }, {}, {}] });
    expect(named('promises')?.choices?.[1]).toEqual({
      value: 'priceFirst',
      label: '“You agree the price before we start”',
    });
    expect(named('insurance.until', { 'insurance.liability': 'yes' })).toMatchObject({ kind: 'day' });
    for (const { message, none = '' } of questionsFor(answers)) expect(`${message} ${none}`).not.toMatch(/"|Enter/);
  });

  test('about a firm that is there offer its own facts, and not the water company', () => {
    const asked = questionsFor({}, askedFirm('firms/filled'));
    expect(asked.find(({ name }) => name === 'phone')?.offered).toBe('01632 960 518');
    expect(asked.map(({ name }) => name)).not.toContain('waterCompany.name');
  });
});

test('what a question says that the site will say, stands in the standard words', () => {
  const words = readdirSync('words').map((name) => readFileSync(`words/${name}`, 'utf8'));
  const text = words.join(' ').replaceAll('{minutes}', '30').replace(/\s+/g, ' ');
  const quoted = questionsFor({}).flatMap(({ message }) => message.match(/(?<=“)[^”]* [^”]*(?=”)/g) ?? []);
  expect(quoted.length).toBeGreaterThan(3);
  for (const each of quoted) expect(text).toContain(each);
});

test('a wrong answer is refused in the words of a form', () => {
  expect(checkAnswer('phone', '01825', {})).toMatch(/^Expected a UK phone number/);
  expect(checkAnswer('phone', '01825 760 555', {})).toBeUndefined();
  expect(checkAnswer('name', ' ', {})).toBe('Expected text of 1 to 60 characters');
  expect(checkAnswer('email', '', {})).toBeUndefined();
  expect(checkAnswer('registrations.gasSafe', '12', {})).toBe(
    'Expected a Gas Safe number of 4 to 7 digits, or nothing',
  );
  expect(checkAnswer('places', 'Ringmer', {})).toMatch(/postcode district, such as Ringmer BN8/);
  expect(checkAnswer('places', 'Uckfield TN22', { towns: 'Uckfield' })).toMatch(/your main town/);
  expect(checkAnswer('waterCompany.phone', '12', {})).toMatch(/^Expected a UK phone number/);
});

test('a new firm is made from its answers, and nothing while one is wrong or missing', async () => {
  const firm = join(folder, 'firm');
  expect(newFirm({ ...answers, phone: '12' }, firm).problems).toMatchObject({
    phone: expect.stringContaining('phone number'),
  });
  const { towns: _, ...withoutTowns } = answers;
  expect(Object.keys(newFirm(withoutTowns, firm).problems)).toContain('towns');
  expect(existsSync(firm)).toBe(false);

  expect(newFirm(answers, firm).problems).toEqual({});
  const { business, areas, words } = await readSite(firm);
  expect([business.shortName, business.site]).toEqual(['Ouse Heating', 'https://www.ouse-heating.co.uk']);
  expect(areas.map(({ name }) => name)).toEqual(['Ringmer']);
  expect(words.emergency.waterCompanies?.items).toMatchObject([{ name: 'South East Water' }]);

  const before = readFileSync(join(firm, 'content/business.yaml'), 'utf8');
  expect(() => newFirm({ ...answers, name: 'Another' }, firm)).toThrow('already');
  expect(readFileSync(join(firm, 'content/business.yaml'), 'utf8')).toBe(before);
});

test('a place that is one of the towns is in their zone, and another is near them', async () => {
  const firm = join(folder, 'firm');
  newFirm({ ...answers, towns: 'Uckfield, Lewes', places: 'Lewes BN7, Ringmer BN8' }, firm);
  const { areas } = await readSite(firm);
  expect(areas.map(({ name, zone }) => [name, zone])).toEqual([
    ['Lewes', 'centre'],
    ['Ringmer', 'suburbs'],
  ]);
});
