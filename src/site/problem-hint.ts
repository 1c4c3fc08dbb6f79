import { fileTitle } from './files/file-titles.ts';

/**
 * Says in the words of a form what a problem's `expected` says of lines in a file.
 * @param expected such as "an email address, or remove this line"
 */
export function hintFrom(expected: string): string {
  return ofFiles.reduce((text, [pattern, inForm]) => text.replace(pattern, inForm as string), expected);
}

/** What is said of files, and what a form says in its place. */
const ofFiles: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/,? so remove this line/, ': remove it'],
  [/,? or (remove this|no such) line/, ', or leave it out'],
  [/,? or \[\]$/, ', or none'],
  [/ between single quotes,/, ','],
  [/,? in quotes\b/, ''],
  [/, without quotes(?=,|$)/, ''],
  [/^true\b/, 'yes'],
  [/; words (may )?show it as `\{\w+\}`/, ''],
  [/, each below on a line of its own; or leave it out[^;]*/, ''],
  [/, each below on a line .*/, ''],
  [/a line with pages, (.*?): pages: \[.*\]/, 'the pages that show it, $1'],
  [/a line with (\w+) too/, '$1 too'],
  [/a line for (each|one) ([^:]*)(: .*)?/, 'an entry for $1 $2'],
  [/, such as - \w+: \w+/, ''],
  [/: delete this file/, ': remove it'],
  [/markup: false under reviews in content\/business\.yaml/, 'no markup in “Your firm”'],
  [/the name of a file in photographs\/.*/, 'a photograph'],
  [/the name of a file in content\/areas\//, 'an area'],
  [/content\/ has/, 'other pages have'],
  [/while content\/areas\/ has its file/, 'while it is an area of yours'],
  [/(?:content\/)?([a-z-]+(?:\/[a-z\d-]+)?)\.yaml/g, (_: string, name: string) => `“${fileTitle(name)}”`],
  [/where that line leads/, 'where that one leads'],
];
