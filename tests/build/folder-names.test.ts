import { expect, test } from 'vitest';
import { copyProject } from '../support/project-copy.ts';

const build = ['tools/build.ts'];

test.each([
  ['Heating 100%', '%'],
  ['Site #1', '#'],
])('in a folder named “%s” a command ends in one sentence that says to rename it', async (name, character) => {
  const copy = await copyProject();
  await copy.rename(name);
  const { code, printed } = await copy.run('tools/run.mjs', build);
  await copy.remove();
  expect(code).toBe(1);
  expect(printed).toMatch(
    new RegExp(`^Rename the folder “[^”]*${name}” and run the command again: .+ ${character} in its name\\.\n$`),
  );
});

test('a style sheet that the build did not write is named, and the last good site stays', async () => {
  const copy = await copyProject();
  await copy.rename('Heating 100%');
  const { code, printed } = await copy.build();
  await copy.remove();
  expect(code).toBe(1);
  expect(printed).toMatch(/^\/404: asks for \/_astro\/other-media\.[\w-]+\.css, which was not written$/m);
  expect(printed).toContain('dist/ has not changed.');
}, 120_000);
