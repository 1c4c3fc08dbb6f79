import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSite } from '../../src/site/read.ts';
import { exampleFolder } from '../../tests/support/example-firm.ts';
import { noToAll } from '../../tests/support/new-firm.ts';
import { clearLine, controlC, enter, type Reply, terminal } from '../../tests/support/terminal.ts';
import { checkFirm } from '../launch-check/check.ts';
import { placeName, stopsPublishing } from '../launch-check/finding.ts';
import { readChecked } from '../launch-check/look.ts';
import { type Answers, askedFirm, questionsFor } from './questionnaire.ts';
import { setUp } from './set-up.ts';

const before = readFileSync(join(exampleFolder, 'content/business.yaml'), 'utf8');
let firm: string;
let folder: string;
let file: string;

beforeEach(() => {
  firm = mkdtempSync(join(tmpdir(), 'setup-'));
  folder = join(firm, 'content');
  cpSync(join(exampleFolder, 'content'), folder, { recursive: true });
  file = join(folder, 'business.yaml');
});
afterEach(() => {
  expect(readdirSync(folder).filter((name) => name.endsWith('.next'))).toEqual([]);
  rmSync(firm, { recursive: true });
});

/** A reply to each question about the filled firm. Default: Enter, which accepts the suggested answer. */
const replies = (others: Record<string, string> = {}, areas: Reply[] = [[whichPlaces, enter + enter]]): Reply[] =>
  withAreas(
    questionsOf(typed(others), exampleFolder).map(({ name, message }) => [message, others[name] ?? enter]),
    areas,
  );
/** Replies with the ones about places inserted after the one about the firm's towns. */
const withAreas = (others: Reply[], areas: Reply[]): Reply[] =>
  others.flatMap((reply) => (reply[0].startsWith('Your town') ? [reply, ...areas] : [reply]));
/** Questions about the business file, in order, that a firm is asked which gives these answers. */
const questionsOf = (answers: Answers, folder?: string) =>
  questionsFor(answers, askedFirm(folder)).filter(({ name }) => !/^(places|waterCompany)/.test(name));
const typed = (others: Record<string, string>): Answers =>
  Object.fromEntries(Object.entries(others).map(([name, keys]) => [name, keys.replace(enter, '')]));
const whichPlaces = 'get a page of their own';
const whichAreFurtherOut = 'Which of these places are further out';
const content = (name: string) => readFileSync(join(folder, name), 'utf8');

const newAnswers = {
  name: `Bob's Plumbing${enter}`,
  email: `none${enter}`,
  towns: `Leeds, Otley${enter}`,
  geo: `53.8, -1.55${enter}`,
  hours: `Monday to Friday 8 am to 6 pm${enter}`,
  'promises.localZones': `centre${enter}`,
  responseMinutes: `20 40 60${enter}`,
};
const written: Reply = ['Write this?', enter];

test('new answers are checked, shown and written, and the rest of the file stays', async () => {
  const script = replies({ ...newAnswers, 'registrations.gasSafe': `12${enter}` });
  const gasSafe = script.findIndex(([message]) => message.includes('Gas Safe'));
  const corrected: Reply = ['Expected a Gas Safe number of 4 to 7 digits', `${clearLine}123456${enter}`];
  const screen = terminal([...script.slice(0, gasSafe + 1), corrected, ...script.slice(gasSafe + 1), written]);
  expect(await setUp(firm, screen)).toBe('written');

  expect(screen.shown()).toContain('Your answers: business.yaml');
  const expected = before
    .replace(/^name: .*/m, `name: Bob's Plumbing`)
    .replace(/^email: .*\n/m, '')
    .replace('towns:\n  - Horsham\n', 'towns:\n  - Leeds\n  - Otley\n')
    .replace('hours: always', 'hours: Monday to Friday 8 am to 6 pm')
    .replace(/^geo: .*/m, 'geo: { latitude: 53.8, longitude: -1.55 }')
    .replace('    - suburbs\n', '')
    .replace('"000000"', '"123456"')
    .replace('centre: 35, suburbs: 45, extended: 70', 'centre: 20, suburbs: 40, extended: 60');
  expect(readFileSync(file, 'utf8')).toBe(expected);
});

/** Replies to the question about places: two new places, and a place that has a page already. */
const areas: Reply[] = [
  [whichPlaces, `Ringmer BN8, Henfield BN5${enter}Wych Cross RH18, RH17`],
  ['RH17', enter + enter],
];
const furtherOut: Reply = [whichAreFurtherOut, `Wych Cross${enter}`];

test('places get a file each; a second run with the same answers, or none, changes nothing', async () => {
  const henfield = content('areas/henfield.yaml');
  const screen = terminal([...replies({ name: newAnswers.name }, [...areas, furtherOut]), written]);
  expect(await setUp(firm, screen)).toBe('written');
  expect(screen.shown()).toContain('New: areas/ringmer.yaml, areas/wych-cross.yaml');
  expect(content('areas/henfield.yaml')).toBe(henfield);
  expect(content('areas/wych-cross.yaml')).toMatch(
    /^postcodes:\n {2}- RH18: Wych Cross\n {2}- RH17: Wych Cross\n#.*\nzone: extended$/m,
  );
  expect(content('areas/ringmer.yaml')).toMatch(/^zone: suburbs$/m);

  const again = terminal(replies({}, areas));
  expect(await setUp(firm, again)).toBe('kept');
  expect(again.shown()).toContain('content/ stays as it is');
  expect(again.shown()).not.toContain('Write this?');
  expect(content('business.yaml')).toBe(before.replace(/^name: .*/m, `name: Bob's Plumbing`));
});

test('Ctrl+C writes nothing, at a question or at the end, and nor does a no', async () => {
  for (const end of [questionsOf({}, exampleFolder)[3]?.message ?? '', 'Write this?']) {
    const script = [...replies(newAnswers, [...areas, furtherOut]), written];
    const screen = terminal(script.map(([message, keys]) => [message, message === end ? controlC : keys]));
    expect(await setUp(firm, screen)).toBe('cancelled');
    expect(screen.shown()).toContain('Nothing was written');
  }
  expect(await setUp(firm, terminal([...replies({ name: newAnswers.name }), ['Write this?', 'n']]))).toBe('kept');
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(readdirSync(join(folder, 'areas'))).not.toContain('ringmer.yaml');
});

test('what was edited while the questions were open is not overwritten', async () => {
  const edited = `${before}# A note\n`;
  const saved = (): string => {
    writeFileSync(file, edited);
    return enter;
  };
  const screen = terminal([...replies({ name: newAnswers.name }), ['Write this?', saved]]);
  await expect(setUp(firm, screen)).rejects.toThrow('edited meanwhile');
  expect(readFileSync(file, 'utf8')).toBe(edited);
});

/** Answers of a new firm that makes no promises, by field. The test answers the other questions with Enter. */
const ofNewFirm: Record<string, string> = {
  ...noToAll,
  work: 'bathrooms, landlords, businesses',
  name: 'Ouse Heating',
  phone: '01825 760 555',
  email: 'office@ouse-heating.co.uk',
  site: 'https://www.ouse-heating.co.uk',
  towns: 'Uckfield',
  hours: 'Monday to Friday 8 am to 6 pm',
  'address.street': '2 Mill Lane',
  'address.region': 'East Sussex',
  'address.postcode': 'TN22 1AA',
  'disclosures.legalName': 'J. Weald',
};
test('a new firm is written from its answers, says nothing that it did not answer, and is ready to build', async () => {
  rmSync(firm, { recursive: true });
  const screen = terminal([
    ...withAreas(
      questionsOf(ofNewFirm).map(({ name, message }) => [message, `${ofNewFirm[name] ?? ''}${enter}`]),
      [
        [whichPlaces, `Ringmer BN8, Lewes BN7${enter}${enter}`],
        [whichAreFurtherOut, enter],
      ],
    ),
    ['Which water company', `South East Water${enter}`],
    ['answer at any hour', `0333 000 0002${enter}`],
    written,
  ]);
  expect(await setUp(firm, screen)).toBe('written');
  const business = content('business.yaml');
  expect(business, 'where the town is, is known').toContain('latitude: 50.9695, longitude: 0.0959');
  expect(business, 'what nobody promised is not promised').not.toMatch(
    /^(priceRange|reviews|powderFlushing|insurance|securityReports|responseMinutes| {2}(sameDay|satisfaction: yes|priceFirst: yes|freeQuotes: yes|power|gasSafe:|company|vat))/m,
  );
  const commentsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('#'));
  const template = readFileSync('tools/setup/new-firm/content/business.yaml', 'utf8');
  expect(commentsOf(business), 'what else an owner may say').toEqual(commentsOf(template));

  const site = await readSite(firm);
  expect(site.areas.map(({ name }) => name)).toEqual(['Lewes', 'Ringmer']);
  expect(site.words.emergency.waterCompanies?.items.map(({ name }) => name)).toEqual(['South East Water']);
  const all = checkFirm(await readChecked(firm));
  expect(
    all.flatMap(({ place }) => (place.file === 'content/claims.yaml' ? place.field : [])),
    'what it claims and has to prove',
  ).toEqual(['tradeAdvice']);
  const found = all.filter(stopsPublishing);
  expect(
    found.map(({ place }) => placeName(place)),
    'only what no answer can settle is left',
  ).toEqual(['content/business.yaml › registrations.gasSafe', 'content/claims.yaml › tradeAdvice']);

  const again = terminal(
    withAreas(
      questionsOf({}, firm).map(({ message }) => [message, enter]),
      [[whichPlaces, enter + enter]],
    ),
  );
  expect(await setUp(firm, again), 'a second run with the same answers').toBe('kept');
});

test('a firm in Wales is asked for no place on a map that has none, and its water company is its own', async () => {
  rmSync(firm, { recursive: true });
  const answers: Record<string, string> = {
    ...ofNewFirm,
    hours: '24/7',
    site: 'www.ouse-heating.co.uk/',
    towns: 'Llanfairpwll',
    'address.postcode': 'll615uj',
    work: 'landlords, businesses',
    'reviews.platform': 'Weald Reviews',
    'reviews.url': 'www.weald-reviews.co.uk/ouse',
    'reviews.rating': '4.9',
    'reviews.count': '12',
    'insurance.liability': 'yes',
    'registrations.gasSafe': '“512345”',
  };
  const screen = terminal([
    ...withAreas(
      questionsOf(answers).map(({ name, message }) => [message, `${answers[name] ?? ''}${enter}`]),
      [
        [whichPlaces, `Tŵr-y-felin SA62, Llŷn LL53${enter}${enter}`],
        [whichAreFurtherOut, enter],
      ],
    ),
    ['Which water company', `Dŵr Cymru Welsh Water${enter}`],
    ['answer at any hour', `0800 052 0130${enter}`],
    written,
  ]);
  expect(await setUp(firm, screen)).toBe('written');
  expect(content('business.yaml')).toMatch(/^site: https:\/\/www\.ouse-heating\.co\.uk$/m);
  expect(content('business.yaml')).toMatch(/^insurance: { liability: true }$/m);
  expect(content('areas/twr-y-felin.yaml')).not.toContain('position');

  const checked = await readChecked(firm);
  const { business, words } = checked.site;
  expect([business.geo, business.reviews?.markup, business.hours.always]).toEqual([undefined, false, true]);
  expect(business.address.postcode).toBe('LL61 5UJ');
  expect(words.emergency.waterCompanies?.items).toMatchObject([{ name: 'Dŵr Cymru Welsh Water' }]);
  expect(words.services.services.map(({ id }) => id)).not.toContain('bathrooms');
  expect(checkFirm(checked).map(({ place }) => place.field[0])).not.toContain('position');
});

test('without a terminal one line says what to do instead', async () => {
  const run = promisify(execFile)(process.execPath, ['tools/setup.ts']);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^.*edit firm\/content\/business\.yaml.*\n$/),
  });
});
