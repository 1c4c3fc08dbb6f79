import { cp, readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firmFolder } from '../support/other-firm.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject(firmFolder);
});
afterAll(() => copy.remove());

test.each([
  [
    'the disk is full when a page is written',
    'writeFile .html refused ENOSPC',
    /^dist\.next.*: the disk is full; make room/,
  ],
  [
    'the disk is full when a picture is written',
    'writeFile .png refused ENOSPC',
    /^dist\.next.*: the disk is full; make room/,
  ],
  [
    'the disk can only be read',
    'writeFileSync build.lock refused EROFS',
    /^\.astro.*: this disk cannot be written to$/,
  ],
  [
    'the folder belongs to somebody else',
    'mkdirSync dist.next refused EACCES',
    /^this folder: permission denied; give/,
  ],
  [
    'the last site cannot be moved',
    'renameSync dist refused EPERM',
    /^dist: permission denied; give yourself the right/,
  ],
  ['the words are deleted meanwhile', 'mkdirSync dist.next deleted content', /^content: found no such folder/],
  [
    'the clock is at 1970',
    'clock 1970-06-01',
    /^This machine’s clock says 1 June 1970, before the last change to business/,
  ],
])('where %s, the build says so in a line and leaves the last good site', async (_, fault, line) => {
  const { code, printed } = await copy.build({ fault });
  await cp(`${firmFolder}/content`, copy.file('content'), { recursive: true });
  const said = printed.split('The site was not built:\n')[1]?.split('\n');
  expect(said, printed).toEqual([expect.stringMatching(line), '', 'Nothing was changed: dist/ is as it was.', '']);
  expect(code).toBe(1);
  expect(await readFile(copy.file('dist/index.html'), 'utf8')).toBe('the last good site');
  expect((await readdir(copy.file('.'))).filter((name) => name.startsWith('dist.'))).toEqual([]);
});

test('of two builds at once, the second is refused and the first is not disturbed', async () => {
  const { code, printed } = await copy.build({ fault: 'mkdirSync dist.next meanwhile tools/build.ts' });
  expect(printed).toContain('Another build is running here; wait until it has ended');
  expect(printed).toContain('tools/build.ts ended with 1');
  expect(code).toBe(0);
  expect(await readFile(copy.file('dist/index.html'), 'utf8')).toContain('</html>');
});

test('npm start says at once that its port is in use, and what helps', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  try {
    const help = `end the program that uses it, or choose another one: PORT=${port + 1} npm start`;
    expect(await copy.start(port)).toEqual({ code: 1, printed: `Port ${port} is in use; ${help}\n` });
  } finally {
    other.close();
  }
});
