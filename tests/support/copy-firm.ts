import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { firmFolder } from '../../src/site/files/firm-folder.ts';

/** What a site is built from. */
const parts = [
  'astro.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'firms',
  'words',
  'src',
  'deploy',
  'tools',
  'public',
];

/**
 * Copies the project into a folder of its own, to be built there.
 * @param firm a folder that becomes the copy's `firm/`; default: the firm whose site is built here
 * @param more files and folders to copy beside what a site is built from
 * @returns the path of the copy; whoever asked for it removes it
 */
export async function copyWithFirm(firm = firmFolder(), more: readonly string[] = []): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'another firm '));
  // Packages in folders below take 200 MB.
  const filter = (path: string) => basename(path) !== 'node_modules';
  for (const name of [...parts, ...more]) await cp(name, join(folder, name), { recursive: true, filter });
  await cp(firm, join(folder, 'firm'), { recursive: true });
  // On Windows anybody may make a junction.
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}
