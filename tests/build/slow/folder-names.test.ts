import { cp, lstat, mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { copyGeneratedFirm } from '../../support/generated-firm.ts';
import { copyProject } from '../../support/project-copy.ts';

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

test('a project that was moved after its first build is built again', async () => {
  const copy = await copyGeneratedFirm(5);
  await withOwnLink(copy.file('node_modules'), copy.file('.'));
  const first = await copy.run('tools/run.mjs', build);
  await copy.rename('moved');
  const moved = await copy.run('tools/run.mjs', build);
  const bin = copy.file('node_modules/.bin');
  const target = await readlink(join(bin, 'node')).catch(() => undefined);
  const installed = (await readdir(copy.file('tools/node/node_modules'))).find((each) => each.startsWith('node-'));
  const program = await lstat(resolve(bin, target ?? '')).catch(() => undefined);
  await copy.remove();
  expect(first.code, first.printed).toBe(0);
  expect(moved.code, moved.printed).toBe(0);
  if (installed) expect(program?.isFile(), `${target} leads to the Node of the copy`).toBe(true);
}, 240_000);

/**
 * Gives a copy of the project its own folder of packages, in which `.bin/node` links to the Node that is installed in the copy. The link is
 * absolute, as earlier versions of the project wrote it.
 */
async function withOwnLink(packages: string, project: string): Promise<void> {
  await rm(packages);
  await mkdir(join(packages, '.bin'), { recursive: true });
  for (const name of await readdir('node_modules')) {
    const source = resolve('node_modules', name);
    if (name === '.installed-from' || name === '.package-lock.json') await cp(source, join(packages, name));
    else if (name !== '.bin' && !name.startsWith('.')) await symlink(source, join(packages, name), 'junction');
  }
  const node = join(project, 'tools/node/node_modules');
  await mkdir(node);
  for (const name of await readdir('tools/node/node_modules').catch(() => []))
    await cp(resolve('tools/node/node_modules', name), join(node, name), { recursive: true });
  const [installed] = (await readdir(node)).filter((name) => name.startsWith('node-'));
  if (installed) await symlink(join(node, installed, 'bin/node'), join(packages, '.bin/node'));
}
