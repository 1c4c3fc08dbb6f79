import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exampleFolder } from '../../tests/support/example-firm.ts';
import { clearLine, controlC, enter, type Reply, terminal } from '../../tests/support/terminal.ts';
import { questions } from './questions.ts';
import { setUp } from './set-up.ts';

const before = readFileSync(join(exampleFolder, 'content/business.yaml'), 'utf8');
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-'));
  file = join(folder, 'business.yaml');
  writeFileSync(file, before);
});
afterEach(() => {
  expect(readdirSync(folder)).toEqual(['business.yaml']);
  rmSync(folder, { recursive: true });
});

/** A reply to each question: Enter, where nothing else is said. */
const replies = (others: Record<string, string> = {}): Reply[] =>
  questions.map(({ field, message }) => [message, others[field.join('.')] ?? enter]);

const newAnswers = {
  name: `Bob's Plumbing${enter}`,
  email: `none${enter}`,
  towns: `Leeds, Otley${enter}`,
  hours: `Monday to Friday 8 am to 6 pm${enter}`,
  responseMinutes: `20 40 60${enter}`,
};
const written: Reply = ['Write this?', enter];

test('new answers are checked, shown and written, and the rest of the file stays', async () => {
  const script = replies({ ...newAnswers, 'registrations.gasSafe': `12${enter}` });
  const gasSafe = questions.findIndex(({ field }) => field[1] === 'gasSafe');
  const corrected: Reply = ['Expected a Gas Safe number of 4 to 7 digits', `${clearLine}123456${enter}`];
  // Down from the centre to the suburbs, to untick them.
  const zones = script.map(([message, keys]): Reply => [message, message.includes('zones') ? `j ${enter}` : keys]);
  const screen = terminal([...zones.slice(0, gasSafe + 1), corrected, ...zones.slice(gasSafe + 1), written]);
  expect(await setUp(folder, screen)).toBe(true);

  expect(screen.shown()).toContain('email: ask@hammer-and-pond.example -> none');
  expect(screen.shown()).toContain('responseMinutes.centre: 35 -> 20');
  expect(screen.shown()).toMatch(/geo to the middle of Leeds[\s\S]*npm run build/);
  const expected = before
    .replace(/^name: .*/m, `name: Bob's Plumbing`)
    .replace(/^email: .*\n/m, '')
    .replace('towns:\n  - Horsham\n', 'towns:\n  - Leeds\n  - Otley\n')
    .replace('hours: always', 'hours: Monday to Friday 8 am to 6 pm')
    .replace('    - suburbs\n', '')
    .replace('"000000"', '"123456"')
    .replace('centre: 35, suburbs: 45, extended: 70', 'centre: 20, suburbs: 40, extended: 60');
  expect(readFileSync(file, 'utf8')).toBe(expected);
});

test('a second run that answers nothing new writes nothing', async () => {
  await setUp(folder, terminal([...replies({ name: newAnswers.name }), written]));
  const once = readFileSync(file, 'utf8');
  expect(once).toContain("\nname: Bob's Plumbing\n");
  const screen = terminal(replies());
  expect(await setUp(folder, screen)).toBe(true);
  expect(screen.shown()).toContain('content/business.yaml stays as it is');
  expect(screen.shown()).not.toContain('Write this?');
  expect(readFileSync(file, 'utf8')).toBe(once);
});

test('Ctrl+C writes nothing, at a question or at the end, and nor does a no', async () => {
  for (const end of [questions[3]?.message ?? '', 'Write this?']) {
    const script = [...replies(newAnswers), written];
    const screen = terminal(script.map(([message, keys]) => [message, message === end ? controlC : keys]));
    expect(await setUp(folder, screen)).toBe(false);
    expect(screen.shown()).toContain('Nothing was written');
  }
  expect(await setUp(folder, terminal([...replies({ name: newAnswers.name }), ['Write this?', 'n']]))).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe(before);
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
    stderr: expect.stringMatching(/^.*edit content\/business\.yaml.*\n$/),
  });
});
