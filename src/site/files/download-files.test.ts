import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exampleWith } from '../../../tests/support/example-firm.ts';
import { readSite } from '../read.ts';

let firm: string;
beforeEach(() => {
  firm = exampleWith({ 'redirects.yaml': (text) => `${text}/terms.pdf: /downloads/terms.pdf\n` });
  mkdirSync(join(firm, 'downloads'));
});
afterEach(() => rmSync(firm, { recursive: true }));

const pdf = '%PDF-1.7\n';
const write = (name: string, text: string) => writeFileSync(join(firm, 'downloads', name), text);

test('a PDF in downloads/ may be linked to, by words and by an old address', async () => {
  write('terms.pdf', pdf);
  write('.DS_Store', 'x');
  const words = join(firm, 'content/home.yaml');
  const linked = readFileSync(words, 'utf8').replace(
    /^highlights:\n/m,
    '$&  text: See [our terms](/downloads/terms.pdf).\n',
  );
  writeFileSync(words, linked.replace(/(downloads[^\n]*\n(?:.*\n)*?) {2}text: .*\n/, '$1'));
  const { downloads, redirects } = await readSite(firm);
  expect(downloads).toEqual([{ path: '/downloads/terms.pdf', original: join(firm, 'downloads/terms.pdf') }]);
  expect(redirects.at(-1)).toMatchObject({ from: '/terms.pdf', to: '/downloads/terms.pdf' });
});

test('a link to a PDF that is not there is refused', async () => {
  await expect(readSite(firm)).rejects.toThrow(/\/terms\.pdf: found "\/downloads\/terms\.pdf"/);
});

test.each([
  ['Terms.docx', 'x', 'found a file of another kind, expected a PDF: save or print it as PDF'],
  ['Our Terms.pdf', pdf, 'found a name that is hard to type, expected one of small letters, digits and hyphens'],
  ['terms.pdf', 'x', 'found no PDF, whatever its name says'],
])('%s in downloads/ is refused', async (name, text, message) => {
  write(name, text);
  await expect(readSite(firm)).rejects.toThrow(`downloads/${name}: ${message}`);
});

test('a folder in downloads/ is refused', async () => {
  cpSync(join(firm, 'content/jobs'), join(firm, 'downloads/jobs'), { recursive: true });
  await expect(readSite(firm)).rejects.toThrow('downloads/jobs: found a folder, expected PDF files only');
});
