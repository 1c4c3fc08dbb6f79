import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getLanguageService, TextDocument } from 'yaml-language-server';
import { exampleFolder } from '../../../tests/support/example-firm.ts';
import { changed, problemTable } from '../../../tests/support/problem-tables.ts';
import { jsonSchemas, wholeSchemas } from './json-schema.ts';

let version = 0;
const schemas = new Map(jsonSchemas().map(([name, schema]) => [name, JSON.stringify(schema)]));
const editor = getLanguageService({
  schemaRequestService: async (uri) => schemas.get(/schema\/([\w-]+)\.json$/.exec(uri)?.[1] ?? '') ?? '',
  workspaceContext: { resolveRelativePath: (path) => path },
});
editor.configure({ validate: true, hover: true, completion: true });

/** Opens a text as a code editor would open a file of content/. */
const open = (file: string, text: string) =>
  // Cast the type: the package exports two types with the name TextDocument, and TypeScript treats them as different types.
  TextDocument.create(`file:///content/${file}`, 'yaml', ++version, text) as Parameters<typeof editor.doHover>[0];

/** Returns the line and the message of each problem that a code editor marks in a file of content/ after `from` is replaced by `to`. */
async function marks(file: string, from = '', to = ''): Promise<string[]> {
  const text = changed(readFileSync(join(exampleFolder, 'content', file), 'utf8'), from, to);
  const found = await editor.doValidation(open(file, text), false);
  return found.map(({ message, range }) => `${text.split('\n')[range.start.line]} <- ${message}`);
}

test.each(['business.yaml', 'home.yaml', 'areas/haywards-heath.yaml'])(
  'an editor finds nothing wrong with %s',
  async (file) => {
    expect(await marks(file)).toEqual([]);
  },
);

test.each(problemTable<string[]>('editor'))(
  'an editor marks %s in %s, in our words',
  async (_, file = '', from = '', to = '', line = '', words = '') => {
    const messages = (await marks(file, from, to)).filter((mark) => mark.includes(' <- Expected ')).join('\n');
    expect(messages).toContain(line);
    expect(messages).toContain(words);
  },
);

test('an editor lets a firm write any part of the words, and leave out what is optional', async () => {
  const marked = async (text: string) =>
    (await editor.doValidation(open('home.yaml', text), false)).map(({ message }) => message);
  const schema = '# yaml-language-server: $schema=schema/home.json\n';
  expect(await marked(`${schema}hero:\n  help: Leak?\nstreet: ~\n`)).toEqual([]);
  expect(await marked(`${schema}heros:\n  help: Leak?\n`)).not.toEqual([]);
});

test('a form learns what a yes-or-no field means if it is left out', () => {
  expect(wholeSchemas().get('people')).toMatchObject({ items: { properties: { visits: { default: true } } } });
  const business = wholeSchemas().get('business');
  expect(business).toMatchObject({ properties: { work: { properties: { oil: { default: false } } } } });
});

test('an editor says what a field means, and offers those that are left', async () => {
  const text = 'name: A firm\nreviews:\n  \n';
  const document = open('business.yaml', `# yaml-language-server: $schema=schema/business.json\n${text}`);
  const hover = await editor.doHover(document, { line: 1, character: 1 });
  expect(JSON.stringify(hover)).toContain('Trading name of the firm.');
  const { items } = await editor.doComplete(document, { line: 3, character: 2 }, false);
  expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(['platform', 'url', 'rating']));
});
