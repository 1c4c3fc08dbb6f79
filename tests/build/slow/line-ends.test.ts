import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteFiles } from '../../../deploy/site-files.ts';
import { copyGeneratedFirm } from '../../support/generated-firm.ts';
import type { ProjectCopy } from '../../support/project-copy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyGeneratedFirm(5);
});
afterAll(() => copy.remove());

test('a project with the line ends of Windows gives the same package, headers and redirects included', async () => {
  const usual = await packaged();
  for (const folder of ['deploy', 'firm', 'public', 'src', 'words']) toCrLf(copy.file(folder));
  const windows = await packaged();
  expect(Object.keys(windows)).toEqual(Object.keys(usual));
  for (const [file, text] of Object.entries(usual)) expect(windows[file], file).toBe(text);
}, 240_000);

/** Builds and packages the site. Returns the text of each file by its path, with an empty string for files that aren't text. */
async function packaged(): Promise<Record<string, string>> {
  const { code, printed } = await copy.run('tools/package.ts');
  expect(code, printed).toBe(0);
  const folder = copy.file('server');
  return Object.fromEntries(siteFiles(folder).map((file) => [file, isText.test(file) ? textOf(folder + file) : '']));
}

/** Text of a file, with each line end as LF. */
const textOf = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');

function toCrLf(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && isText.test(entry.name)) writeFileSync(file, textOf(file).replaceAll('\n', '\r\n'));
  }
}

const isText = /(^|\/)[^.]+$|\.(astro|css|geojson|html|htaccess|js|json|svg|ts|tsx|txt|vcf|webmanifest|xml|yaml)$/;
