import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearLine, controlC, enter, type Reply, terminal } from '../../tests/support/terminal.ts';
import { factsIn } from './facts.ts';
import { questions } from './questions.ts';
import { setUp } from './set-up.ts';

const before = readFileSync('tests/fixtures/other-firm/business.config.ts', 'utf8');
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-'));
  file = join(folder, 'business.config.ts');
  copyFileSync('tests/fixtures/other-firm/business.config.ts', file);
});
afterEach(() => {
  expect(readdirSync(folder)).toEqual(['business.config.ts']);
  rmSync(folder, { recursive: true });
});

/** A reply to each question: Enter, where nothing else is said. */
const replies = (others: Record<string, string> = {}): Reply[] =>
  questions.map(({ field, message }) => [message, others[field.join('.')] ?? enter]);

const newAnswers = {
  name: `Bob's Plumbing${enter}`,
  email: `none${enter}`,
  towns: `Leeds, Otley${enter}`,
  allHours: 'n',
  responseMinutes: `20 40 60${enter}`,
};
const written: Reply = ['Write this?', enter];

test('new answers are checked, shown and written, and the rest of the file stays', async () => {
  const script = replies({ ...newAnswers, 'registrations.gasSafe': `12${enter}` });
  const gasSafe = questions.findIndex(({ field }) => field[1] === 'gasSafe');
  const corrected: Reply = ['Expected "yes", a Gas Safe number of 4 to 7 digits', `${clearLine}123456${enter}`];
  // Down from the centre, which is ticked, to tick the suburbs too.
  const zones = script.map(([message, keys]): Reply => [message, message.includes('zones') ? `j ${enter}` : keys]);
  const screen = terminal([...zones.slice(0, gasSafe + 1), corrected, ...zones.slice(gasSafe + 1), written]);
  expect(await setUp(file, screen)).toBe(true);

  expect(screen.shown()).toContain('email: repairs-and-work@ouse-valley-harbour.example -> none');
  expect(screen.shown()).toContain('responseMinutes.centre: 25 -> 20');
  expect(screen.shown()).toMatch(/geo to the middle of Leeds[\s\S]*npm run build/);
  const expected = before
    .replace(/name: '.*'/, `name: "Bob's Plumbing"`)
    .replace(/ *email: .*\n/, '')
    .replace("['Newhaven']", "['Leeds', 'Otley']")
    .replace('allHours: true', 'allHours: false')
    .replace("['centre']", "['centre', 'suburbs']")
    .replace("'000000'", "'123456'")
    .replace('centre: 25, suburbs: 50, extended: 120', 'centre: 20, suburbs: 40, extended: 60');
  expect(readFileSync(file, 'utf8')).toBe(expected);
});

test('a second run that answers nothing new writes nothing', async () => {
  await setUp(file, terminal([...replies({ name: newAnswers.name }), written]));
  const once = readFileSync(file, 'utf8');
  expect(factsIn(once)).toMatchObject({ name: "Bob's Plumbing" });
  const screen = terminal(replies());
  expect(await setUp(file, screen)).toBe(true);
  expect(screen.shown()).toContain('business.config.ts stays as it is');
  expect(screen.shown()).not.toContain('Write this?');
  expect(readFileSync(file, 'utf8')).toBe(once);
});

test('Ctrl+C writes nothing, at a question or at the end, and nor does a no', async () => {
  for (const end of [questions[3]?.message ?? '', 'Write this?']) {
    const script = [...replies(newAnswers), written];
    const screen = terminal(script.map(([message, keys]) => [message, message === end ? controlC : keys]));
    expect(await setUp(file, screen)).toBe(false);
    expect(screen.shown()).toContain('Nothing was written');
  }
  expect(await setUp(file, terminal([...replies({ name: newAnswers.name }), ['Write this?', 'n']]))).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('what was edited while the questions were open is not overwritten', async () => {
  const edited = `${before}// A note\n`;
  const saved = (): string => {
    writeFileSync(file, edited);
    return enter;
  };
  const screen = terminal([...replies({ name: newAnswers.name }), ['Write this?', saved]]);
  await expect(setUp(file, screen)).rejects.toThrow('edited meanwhile');
  expect(readFileSync(file, 'utf8')).toBe(edited);
});

test('without a terminal one line says what to do instead', async () => {
  const run = promisify(execFile)(process.execPath, ['tools/setup.ts']);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^.*edit business\.config\.ts.*\n$/),
  });
});
