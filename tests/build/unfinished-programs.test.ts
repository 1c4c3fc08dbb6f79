import { existsSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { exampleFolder } from '../support/example-firm.ts';
import { copyProject } from '../support/project-copy.ts';

/** Script that starts a second process and waits for its end. The second process writes a file and never ends by itself. */
const startAnother = `
  import { spawnSync } from 'node:child_process';
  const code = "require('fs').writeFileSync('started', ''); setInterval(() => {}, 1000)";
  spawnSync(process.execPath, ['-e', code], { stdio: 'inherit' });
`;

test('programs that still run when a test ends are stopped with the processes that they started', async () => {
  const copy = await copyProject(exampleFolder);
  writeFileSync(copy.file('start-another.mjs'), startAnother);
  const result = copy.run('start-another.mjs');
  await vi.waitFor(() => expect(existsSync(copy.file('started'))).toBe(true), { timeout: 20_000 });
  await copy.remove();
  // The second process shares the script's output, so this promise is fulfilled only after both processes have ended.
  expect((await result).code).not.toBe(0);
}, 60_000);
