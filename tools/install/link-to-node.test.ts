import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { linkNode } from './install-packages.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'link-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes a project with an installed Node, and returns the path of that Node and the folder for the link. */
function project(name: string) {
  const paths = { node: join(folder, name, 'tools/node/node_modules/node-x/bin/node'), bin: join(folder, name, 'bin') };
  mkdirSync(join(paths.node, '..'), { recursive: true });
  mkdirSync(paths.bin);
  writeFileSync(paths.node, `Node of ${name}`);
  return paths;
}

describe.skipIf(process.platform === 'win32')('the link to Node', () => {
  test('leads to the Node of the project after the folder was moved', () => {
    const { node, bin } = project('site');
    linkNode(node, bin);
    renameSync(join(folder, 'site'), join(folder, 'moved'));
    expect(readFileSync(join(folder, 'moved/bin/node'), 'utf8')).toBe('Node of site');
  });

  test.each(['to nowhere', 'to the Node of another project'])('is made again when it leads %s', (where) => {
    const { node, bin } = project('site');
    const other = project('original').node;
    symlinkSync(where === 'to nowhere' ? join(folder, 'deleted/node') : other, join(bin, 'node'));
    linkNode(node, bin);
    expect(readFileSync(join(bin, 'node'), 'utf8')).toBe('Node of site');
  });
});
