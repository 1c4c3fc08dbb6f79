import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemTable } from '../../tests/support/problem-tables.ts';
import { show } from './problem.ts';
import { hintFrom, messageInForm } from './problem-hint.ts';

/** Wording about the lines and files of YAML. It means nothing to an owner who changes the site in a form. */
const ofFiles = /\.yaml|\[\]|\bin quotes|without quotes(?! round)|this line|such line|a line for|delete this file|"- "/;

test.each([
  ['an email address, or remove this line', 'an email address, or leave it out'],
  [
    'true, a Gas Safe number of 4 to 7 digits in quotes, or remove this line',
    'yes, a Gas Safe number of 4 to 7 digits, or leave it out',
  ],
  ['a company of content/emergency.yaml', 'a company of “Safety advice”'],
  ['a list of 1 to 6, each below on a line that begins with "- "', 'a list of 1 to 6'],
  ['a different value: items[2].pages[1] has this one', 'another one, since this one is there already'],
  ['Page of the photograph. The file photographs/README.md lists all such places.', 'Page of the photograph.'],
  ['text of 1 to 40 characters', 'text of up to 40 characters'],
  ['the words without quotes round them', 'the words without quotes round them'],
])('“%s” is “%s” in a form', (expected, hint) => {
  expect(hintFrom(expected)).toBe(hint);
});

test.each([
  ['nothing', 'yes or no', 'Still to be filled in: yes or no.'],
  [
    show('95'),
    'text of 3 to 40 characters',
    'Not saved, because of “95”. Needed here: text of 3 to 40 characters; you typed 2.',
  ],
  [show('soon'), 'a past date', 'Not saved, because of “soon”. Needed here: a past date.'],
  [show({}), 'a phone, an email or both', 'Not saved. Needed here: a phone, an email or both.'],
  [show(7), 'a rating from 1 to 5', 'Not saved, because of 7. Needed here: a rating from 1 to 5.'],
  [show('far '.repeat(20)), 'a short text', 'Not saved. Needed here: a short text.'],
  [`"**" in ${show('so **soon**')}`, 'plain words', 'Not saved, because of “**”. Needed here: plain words.'],
])('where %s was found and %s is needed, a form says “%s”', (found, hint, message) => {
  expect(messageInForm(found, hint)).toBe(message);
});

test('no message of the schemas and checks speaks of lines and quotes in a form', () => {
  const folders = ['src/site/schema', 'src/site/checks', 'src/site/text'];
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
  const sources = files.filter((file) => !file.includes('.test.')).map((file) => readFileSync(file, 'utf8'));
  // In these sources, messages begin with a small letter; descriptions and comments begin with a capital.
  const messages = sources
    .flatMap((source) => source.match(/(?<=['`])[a-z"][^'`\n]{5,}(?=['`])/g) ?? [])
    .filter((text) => text.includes(' '));
  const shown = problemTable<string[]>('content').map((row) => row.find((cell) => cell?.startsWith('expected ')) ?? '');
  // Messages about file names are left out, since a form doesn't ask for file names.
  const all = [...messages, ...shown.map((cell) => cell.replace('expected ', ''))].filter(
    (text) => !text.includes('ends in .yaml'),
  );
  expect(all.length).toBeGreaterThan(100);
  expect(all.map(hintFrom).filter((hint) => ofFiles.test(hint))).toEqual([]);
});
