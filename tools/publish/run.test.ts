import { expect, test } from 'vitest';
import { run } from './run.ts';

test('each line that a program prints is passed on, also the last one without a line end', async () => {
  const lines: string[] = [];
  const print = 'process.stdout.write("first\\n\\n second\\nlast")';
  await run([process.execPath, '-e', print], { env: process.env, onLine: (line) => lines.push(line) });
  expect(lines).toEqual(['first', 'second', 'last']);
});
