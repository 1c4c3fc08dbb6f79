import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const needsNode =
  /^Your site needs Node: install the version marked LTS from https:\/\/nodejs\.org, and press Edit twice again\.$/m;

let folder: string;

const pathOf = (program: string) =>
  spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).stdout.trim();
const program = (name: string, text: string) =>
  writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });

/** Runs a starter (such as Edit.command, which the owner double-clicks), with only the programs in bin/ on the PATH. */
function press(name: string) {
  const { status, stdout, stderr } = spawnSync(join(folder, name), {
    encoding: 'utf8',
    env: { PATH: join(folder, 'bin') },
    cwd: '/',
  });
  return { status, printed: stdout + stderr };
}

describe.runIf(process.platform !== 'win32')('on macOS and Linux', () => {
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'starter-')), "Mum & Dad's site");
    mkdirSync(join(folder, 'bin'), { recursive: true });
    for (const name of ['Edit.sh', 'Edit.command']) copyFileSync(name, join(folder, name));
    for (const name of ['sh', 'dirname']) symlinkSync(pathOf(name), join(folder, 'bin', name));
  });
  afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

  test.each(['Edit.sh', 'Edit.command'])('without Node, %s says in one sentence what to install', (name) => {
    const { status, printed } = press(name);
    expect(status).toBe(1);
    expect(printed).toMatch(needsNode);
    expect(printed.trim().split('\n')).toHaveLength(1);
  });

  test.each(['Edit.sh', 'Edit.command'])('with Node, %s starts the owner’s page in its own folder', (name) => {
    program('node', '');
    program('npm', 'echo "$PWD $*"');
    expect(press(name)).toEqual({ status: 0, printed: `${folder} run --silent edit\n` });
  });

  test('what went wrong is no success', () => {
    program('node', '');
    program('npm', 'echo "Port 4321 is in use"; exit 1');
    expect(press('Edit.sh')).toEqual({ status: 1, printed: 'Port 4321 is in use\n' });
  });

  test('without a terminal it opens one, in which it starts', () => {
    program('node', '');
    program('npm', 'echo "$*"');
    program('konsole', 'echo opened; exec "$2"');
    expect(press('Edit.sh').printed).toBe('opened\nrun --silent edit\n');
  });

  test('both may be started', () => {
    for (const name of ['Edit.sh', 'Edit.command']) expect(statSync(name).mode & 0o111, name).toBe(0o111);
  });
});

test('on Windows, each line of Edit.cmd ends as a batch file’s does, and it says and starts the same', () => {
  const text = readFileSync('Edit.cmd', 'utf8');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = text.replaceAll('\r', '').split('\n');
  expect(lines).toContain('pushd "%~dp0"');
  expect(lines).toContain('call npm run --silent edit');
  expect(lines.find((line) => line.includes('nodejs.org'))?.replace('  echo ', '')).toMatch(needsNode);
});
