import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { firmFolder } from '../../src/site/files/firm-folder.ts';

/** Files and folders that a build needs. */
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
 * Copies the project to a temporary folder.
 * @param firm folder that becomes the copy's `firm/`. Default: the current firm
 * @param more files and folders to copy besides those that a build needs
 * @returns path of the copy; the caller deletes it
 */
export async function copyWithFirm(firm = firmFolder(), more: readonly string[] = []): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'another firm '));
  // Packages in subfolders, such as tools/node, take 200 MB.
  const filter = (path: string) => basename(path) !== 'node_modules';
  for (const name of [...parts, ...more]) await cp(name, join(folder, name), { recursive: true, filter });
  await cp(firm, join(folder, 'firm'), { recursive: true });
  // On Windows, creating a junction needs no special rights.
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}
