import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { firmFolder } from '../../src/site/files/firm-folder.ts';

/** Files and folders of the project that a build needs. */
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
 * @param firm folder whose copy becomes `firm/`, the firm that is built. Default: the folder of the current firm
 * @param more files and folders to copy in addition to those that a build needs
 * @returns path of the copy; the caller deletes it
 */
export async function copyWithFirm(firm = firmFolder(), more: readonly string[] = []): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'another firm '));
  // Leave out packages in subfolders, such as those in tools/node, which take 200 MB.
  const filter = (path: string) => basename(path) !== 'node_modules';
  for (const name of [...parts, ...more]) await cp(name, join(folder, name), { recursive: true, filter });
  await cp(firm, join(folder, 'firm'), { recursive: true });
  // A junction, because on Windows other links to folders need special rights. Other systems ignore the type.
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}
