import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exampleFolder } from '../../tests/support/example-firm.ts';
import { clearLine, controlC, enter, type Reply, terminal } from '../../tests/support/terminal.ts';
import { questions } from './answers.ts';
import { setUp } from './set-up.ts';

const before = readFileSync(join(exampleFolder, 'content/business.yaml'), 'utf8');
let around: string;
let folder: string;
let file: string;

beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), 'setup-'));
  folder = join(around, 'content');
  cpSync(join(exampleFolder, 'content'), folder, { recursive: true });
  file = join(folder, 'business.yaml');
});
afterEach(() => {
  expect(readdirSync(around), 'the example has no area of the sample').toEqual(['content']);
  expect(readdirSync(folder).filter((name) => name.endsWith('.next'))).toEqual([]);
  rmSync(around, { recursive: true });
});

/** A reply to each question: Enter, where nothing else is said. */
const replies = (others: Record<string, string> = {}, areas: Reply[] = [[whichPlaces, enter + enter]]): Reply[] => [
  ...questions.map(({ field, message }): Reply => [message, others[field.join('.')] ?? enter]),
  ...areas,
];
const whichPlaces = 'get a page of their own';
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
  const gasSafe = questions.findIndex(({ field }) => field[1] === 'gasSafe');
  const corrected: Reply = ['Expected a Gas Safe number of 4 to 7 digits', `${clearLine}123456${enter}`];
  const screen = terminal([...script.slice(0, gasSafe + 1), corrected, ...script.slice(gasSafe + 1), written]);
  expect(await setUp(folder, screen)).toBe('written');

  expect(screen.shown()).toMatch(/Your answers.*: .*business\.yaml/);
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

/** Two new places and one that has a page. */
const areas: Reply[] = [
  [whichPlaces, `Ringmer BN8, Henfield BN5${enter}Wych Cross RH18, RH17`],
  ['RH17', enter + enter],
];

test('places get a file each; a second run with the same answers, or none, changes nothing', async () => {
  const henfield = content('areas/henfield.yaml');
  const screen = terminal([...replies({ name: newAnswers.name }, areas), written]);
  expect(await setUp(folder, screen)).toBe('written');
  expect(screen.shown()).toContain('New: areas/ringmer.yaml, areas/wych-cross.yaml');
  expect(content('areas/henfield.yaml')).toBe(henfield);
  expect(content('areas/wych-cross.yaml')).toMatch(
    /^postcodes:\n {2}- RH18: Wych Cross\n {2}- RH17\n#.*\nzone: suburbs$/m,
  );

  const again = terminal(replies({}, areas));
  expect(await setUp(folder, again)).toBe('kept');
  expect(again.shown()).toContain('content/ stays as it is');
  expect(again.shown()).not.toContain('Write this?');
  expect(content('business.yaml')).toBe(before.replace(/^name: .*/m, `name: Bob's Plumbing`));
});

test('Ctrl+C writes nothing, at a question or at the end, and nor does a no', async () => {
  for (const end of [questions[3]?.message ?? '', whichPlaces, 'Write this?']) {
    const script = [...replies(newAnswers, areas), written];
    const screen = terminal(script.map(([message, keys]) => [message, message === end ? controlC : keys]));
    expect(await setUp(folder, screen)).toBe('cancelled');
    expect(screen.shown()).toContain('Nothing was written');
  }
  expect(await setUp(folder, terminal([...replies({ name: newAnswers.name }), ['Write this?', 'n']]))).toBe('kept');
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
  await expect(setUp(folder, screen)).rejects.toThrow('edited meanwhile');
  expect(readFileSync(file, 'utf8')).toBe(edited);
});

test('without a terminal one line says what to do instead', async () => {
  const run = promisify(execFile)(process.execPath, ['tools/setup.ts']);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^.*edit firm\/content\/business\.yaml.*\n$/),
  });
});
