import { expect, test } from 'vitest';
import { jsonIn, run } from './run.ts';

test('each line that a program prints is passed on, also the last one without a line end', async () => {
  const lines: string[] = [];
  const print = 'process.stdout.write("first\\n\\n second\\nlast")';
  await run([process.execPath, '-e', print], { env: process.env, onLine: (line) => lines.push(line) });
  expect(lines).toEqual(['first', 'second', 'last']);
});

test.each([
  ['lines above it', 'Checking\n{ "loggedIn": true }\n', { loggedIn: true }],
  ['no JSON, with a number at the end', 'Done in 3', undefined],
  ['JSON that breaks off', '[{ "id": ', undefined],
])('the answer of a program is read from %s', (_, printed, expected) => {
  expect(jsonIn(printed)).toEqual(expected);
});
