import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../deploy/free-port.ts';
import { runningFile } from '../../tools/edit/running.ts';
import { exampleWith } from '../support/example-firm.ts';

let firm: string;
let port: number;
let programs: ChildProcess[];
beforeEach(async () => {
  firm = exampleWith({});
  port = await freePort();
  programs = [];
});
afterEach(async () => {
  for (const program of programs) await end(program);
  rmSync(firm, { recursive: true });
});

/**
 * Starts the program behind `npm run edit`, which serves the editor (the page at /edit on which the owner changes the site). Returns the
 * program, and the printed line that contains the editor's address.
 * @throws when the program prints no address within a minute
 */
async function start(): Promise<{ line: string; program: ChildProcess }> {
  // Remove the variable VITEST: if it's set, Astro's development server serves no pages.
  const { VITEST: _, ...env } = process.env;
  const program = spawn(process.execPath, ['tools/edit.ts', '--port', `${port}`], {
    env: { ...env, FIRM: firm },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  programs.push(program);
  const signal = AbortSignal.timeout(60_000);
  for await (const line of createInterface({ input: program.stdout, signal }))
    if (line.includes('http://')) return { line, program };
  throw new Error('npm run edit told no address');
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}

const addressIn = (line: string) => /http:\S+/.exec(line)?.[0];

test('a second start names the page that is open already, and ends', async () => {
  const first = await start();
  const second = await start();
  expect(second.line).toMatch(/^Your site is open already/);
  expect(addressIn(second.line)).toBe(addressIn(first.line));
  if (second.program.exitCode === null) await once(second.program, 'exit');
  expect(second.program.exitCode).toBe(0);
});

test('the key is kept for this user alone, and for as long as the page is served', async () => {
  const { line, program } = await start();
  expect(readFileSync(runningFile(firm), 'utf8')).toBe(addressIn(line));
  if (process.platform !== 'win32') expect(statSync(runningFile(firm)).mode & 0o777).toBe(0o600);
  await end(program);
  expect(existsSync(runningFile(firm))).toBe(false);
});

test('what a computer that was switched off left behind keeps nobody out', async () => {
  mkdirSync(dirname(runningFile(firm)), { recursive: true });
  writeFileSync(runningFile(firm), `http://127.0.0.1:${port}/edit#old`);
  const { line } = await start();
  expect(line).toMatch(/^Your site, to change/);
  expect(addressIn(line)).not.toContain('#old');
});
