import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSite } from '../../src/site/read.ts';
import { workByDefault } from '../../src/site/schema/business.ts';
import { noToAll } from '../../tests/support/new-firm.ts';
import { askedFirm, checkAnswer, editsFrom, meaningOfAnswer, newFirm, questionsFor } from './questionnaire.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-run-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const answers = {
  ...noToAll,
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
const reviewed = {
  'reviews.platform': 'Weald Reviews',
  'reviews.url': 'www.weald-reviews.co.uk/ouse',
  'reviews.rating': '4.9',
  'reviews.count': '12',
};
const named = (name: string, given = {}) => questionsFor(given).find((each) => each.name === name);

describe('the questions', () => {
  test('offer what an earlier answer lets suppose', () => {
    expect(named('address.locality')?.offered).toBe('');
    expect(named('address.locality', { towns: 'Uckfield, Lewes' })?.offered).toBe('Uckfield');
  });

  test('ask for a short name only if the name isn’t short', () => {
    expect(named('shortName', { name: 'Ouse Heating' })).toBeUndefined();
    expect(named('shortName', { name: 'Ouse Plumbing and Heating' })).toMatchObject({ offered: '', isOptional: false });
    const renamed = questionsFor({ name: 'Pond Heating' }, askedFirm('firms/filled'));
    expect(renamed.find(({ name }) => name === 'shortName')?.offered).toBe('Hammer & Pond');
  });

  test('suggest no answer to a new firm where one has to be chosen', () => {
    const asked = questionsFor({ promises: 'freeQuotes' }).filter(
      ({ kind, isOptional }) => kind === 'one' && !isOptional,
    );
    expect(asked.map(({ name }) => name)).toEqual(Object.keys(noToAll));
    for (const { name, offered, isOptional, choices } of asked) {
      expect({ name, offered, isOptional }).toEqual({ name, offered: '', isOptional: false });
      const answers = choices?.map(({ value }) => value) ?? [];
      expect(answers.at(-1)).toBe(noToAll[name]);
      for (const nothing of ['', ' ', 'none'])
        if (!answers.includes(nothing)) expect(checkAnswer(name, nothing, {}), name).toMatch(/^Choose/);
      for (const answer of answers) expect(checkAnswer(name, answer, {}), name).toBeUndefined();
    }
  });

  test('about the registered office is asked only of a company', () => {
    expect(named('disclosures.registeredOffice')).toBeUndefined();
    expect(named('disclosures.registeredOffice', { 'disclosures.companyNumber': 'none' })).toBeUndefined();
    expect(named('disclosures.registeredOffice', { 'disclosures.companyNumber': '08123456' })).toBeDefined();
  });

  test('are 28 for a firm of one person in one town, and at most 36 for any firm', () => {
    expect(questionsFor({ ...answers, places: '' })).toHaveLength(28);
    const everything = {
      ...answers,
      ...reviewed,
      name: 'Ouse Valley Plumbing and Heating',
      towns: 'Nutley Cross',
      promises: 'satisfaction, priceFirst, freeQuotes',
      'promises.localZones': 'centre, suburbs',
      'insurance.liability': 'yes',
      'disclosures.companyNumber': '08123456',
      responseMinutes: '20, 40, 60',
    };
    expect(questionsFor(everything)).toHaveLength(36);
  });

  test('ask for one phone number', () => {
    expect(questionsFor(answers).filter(({ name }) => /phone$/i.test(name) && !/water/.test(name))).toHaveLength(1);
  });

  test('ask where the town is only if that isn’t known, and a map may reach it', () => {
    const where = (towns: string, postcode: string) => named('geo', { towns, 'address.postcode': postcode });
    expect(where('Builth Wells', 'LD2 3AA')).toBeUndefined();
    expect(where('Builth Wells', '')).toBeUndefined();
    expect(where('Uckfield', 'TN22 1AA')).toBeUndefined();
    expect(where('Nutley Cross', 'TN22 1AA')).toBeDefined();
  });

  test('of a group come with its first answer, and leave with it', () => {
    const about = (given: Record<string, string>) =>
      questionsFor(given).flatMap(({ name }) => (/^(reviews|waterCompany)/.test(name) ? name.split('.').at(-1) : []));
    expect(about({})).toEqual(['platform', 'name']);
    expect(about({ 'reviews.platform': 'Weald Reviews' })).toEqual(['platform', 'url', 'rating', 'count', 'name']);
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
    expect(named('chargesEachVisit')).toMatchObject({
      kind: 'one',
      choices: [{ value: 'yes' }, { value: 'no' }],
    });
    expect(named('work')).toMatchObject({ kind: 'some', isOptional: true, offered: '' });
    expect(named('promises.localZones')).toMatchObject({ kind: 'some', choices: [{ value: 'centre' }, {}, {}] });
    expect(named('promises')?.choices?.[1]).toEqual({
      value: 'priceFirst',
      label: '“You agree the price before we start”',
    });
    for (const { message, none = '' } of questionsFor(answers)) expect(`${message} ${none}`).not.toMatch(/"|Enter/);
  });

  test('about a firm that is there offer its own facts, and not the water company', () => {
    const asked = questionsFor({}, askedFirm('firms/filled'));
    expect(asked.find(({ name }) => name === 'phone')?.offered).toBe('01632 960 518');
    expect(asked.find(({ name }) => name === 'work')?.offered).toBe(
      'newBoilers, bathrooms, landlords, gasSafetyRecords, businesses, testResults, floorSheets, failedParts',
    );
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
  expect(checkAnswer('name', ' ', {})).toBe('Expected text of up to 60 characters');
  expect(checkAnswer('email', '', {})).toBeUndefined();
  expect(checkAnswer('registrations.gasSafe', '12', {})).toBe(
    'Expected a Gas Safe number of 4 to 7 digits, or nothing',
  );
  expect(checkAnswer('disclosures.vatNumber', '782 2375 18', {})).toMatch(/VAT certificate: this one is mistyped/);
  expect(checkAnswer('disclosures.vatNumber', 'GB 782 2375 17', {})).toBeUndefined();
  expect(checkAnswer('places', 'Ringmer', {})).toMatch(/postcode district, such as Ringmer BN8/);
  expect(checkAnswer('waterCompany.name', 'Weald Water 01632 960 247', {})).toBe(
    'Type the name alone; the number comes next',
  );
  expect(checkAnswer('waterCompany.name', 'Weald Water', {})).toBeUndefined();
  expect(checkAnswer('waterCompany.phone', '12', {})).toMatch(/^Expected a UK phone number/);
});

test.each([
  ['hours', 'Mon-Fri 8-6, Sat 9 til 1', 'Monday to Friday, 8 am to 6 pm; Saturday, 9 am to 1 pm'],
  ['hours', '8 to 6, Saturday 9 to 1', 'Monday to Friday, 8 am to 6 pm; Saturday, 9 am to 1 pm'],
  ['hours', '8 to 6', 'Monday to Sunday, 8 am to 6 pm'],
  ['site', 'ouse-heating.co.uk', 'https://ouse-heating.co.uk'],
  ['responseMinutes', '20 40 60', 'in your towns 20 minutes, near them 40 minutes, further out 60 minutes'],
  ['places', 'Ringmer bn8\nLewes: BN7, BN8', 'Ringmer (BN8); Lewes (BN7, BN8)'],
  ['name', 'Ouse Heating', undefined],
  ['hours', '7 to 9', undefined],
  ['email', '', undefined],
  ['work', 'oil', undefined],
])('the answer %s %j is shown as it was understood: %j', (name, typed, meaning) => {
  expect(meaningOfAnswer(name, typed, {})).toBe(meaning);
});

describe('the day on which the owner last looked at the reviews', () => {
  const today = new Date().toISOString().slice(0, 10);
  const asked = askedFirm('firms/filled');
  test.each([
    [{ 'reviews.rating': '4.9', 'reviews.url': 'reviews.example/pond' }, '2026-11-01'],
    [{ 'reviews.rating': '4.8' }, today],
    [{ 'reviews.count': '133' }, today],
  ])('with the answers %o of a firm that looked on 2026-11-01 is %s', (given, day) => {
    const [{ after = '' } = {}] = editsFrom(given, asked);
    expect(parse(after).reviews.checked).toBe(day);
  });

  test('is today for a new firm', async () => {
    const firm = join(folder, 'firm');
    newFirm({ ...answers, ...reviewed }, firm);
    expect((await readSite(firm)).business.reviews).toMatchObject({ rating: 4.9, checked: today });
  });
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
  expect(business.geo, 'where Uckfield is, is known').toEqual({ latitude: 50.9695, longitude: 0.0959 });
  expect(business.searchPhone, 'there is no second number').toBeUndefined();

  const before = readFileSync(join(firm, 'content/business.yaml'), 'utf8');
  expect(() => newFirm({ ...answers, name: 'Another' }, firm)).toThrow('already');
  expect(readFileSync(join(firm, 'content/business.yaml'), 'utf8')).toBe(before);
});

test.each([
  ['landlords', 'no', 'yes'],
  ['', 'no', 'no'],
])('a new firm that answers %j to what it does has a no for the rest', async (work, bathrooms, landlords) => {
  const firm = join(folder, 'firm');
  newFirm({ ...answers, work }, firm);
  const said = parse(readFileSync(join(firm, 'content/business.yaml'), 'utf8')).work;
  expect(said).toEqual({
    ...Object.fromEntries(Object.keys(workByDefault).map((name) => [name, 'no'])),
    bathrooms,
    landlords,
  });
  const { words } = await readSite(firm);
  expect(words.services.services.map(({ id }) => id)).not.toContain('bathrooms');
});

describe('which places are further out', () => {
  const given = { towns: 'Uckfield, Lewes', places: 'Lewes BN7, Ringmer BN8, Wych Cross RH18' };
  const minutes = { responseMinutes: '20, 40, 60' };

  test.each([
    ['places outside its towns', {}, true],
    ['no places', { places: '' }, false],
    ['only a place that is one of its towns', { places: 'Lewes BN7' }, false],
  ])('is asked of a firm with %s: %s', (_, more, isAsked) => {
    expect(named('furtherOut', { ...given, ...more }) !== undefined).toBe(isAsked);
  });

  test('offers the places outside the towns, before any question about times or charges there', () => {
    const asked = questionsFor({ ...given, ...minutes });
    const names = asked.map(({ name }) => name);
    const at = names.indexOf('furtherOut');
    expect(names.slice(at - 2, at)).toEqual(['towns', 'places']);
    expect(asked[at]?.choices?.map(({ value }) => value)).toEqual(['Ringmer', 'Wych Cross']);
    expect(checkAnswer('furtherOut', 'wych cross', { ...given, ...minutes })).toBeUndefined();
    expect(checkAnswer('furtherOut', 'Ringmer, Rye', { ...given, ...minutes })).toBe(
      'Expected any of Ringmer, Wych Cross, or nothing',
    );
  });

  test('of a firm that is there offers its new places alone', () => {
    const asked = questionsFor({ places: 'Henfield BN5, Ringmer BN8' }, askedFirm('firms/filled'));
    expect(asked.find(({ name }) => name === 'furtherOut')).toMatchObject({
      choices: [{ value: 'Ringmer', label: 'Ringmer' }],
    });
  });

  test('decides their times', async () => {
    const firm = join(folder, 'firm');
    expect(newFirm({ ...answers, ...given, ...minutes, furtherOut: 'Wych Cross' }, firm).problems).toEqual({});
    const { areas } = await readSite(firm);
    expect(areas.map(({ name, zone, minutes }) => [name, zone, minutes])).toEqual([
      ['Lewes', 'centre', 20],
      ['Ringmer', 'suburbs', 40],
      ['Wych Cross', 'extended', 60],
    ]);
  });
});

test('a place that is one of the towns is in their zone, and another is near them', async () => {
  const firm = join(folder, 'firm');
  newFirm({ ...answers, towns: 'Uckfield, Lewes', places: 'Lewes BN7, Ringmer BN8, Uckfield TN22' }, firm);
  const { areas } = await readSite(firm);
  expect(areas.map(({ name, zone }) => [name, zone])).toEqual([
    ['Lewes', 'centre'],
    ['Ringmer', 'suburbs'],
    ['Uckfield', 'centre'],
  ]);
});
