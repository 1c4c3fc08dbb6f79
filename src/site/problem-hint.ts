import { fileTitle } from './files/file-titles.ts';

/**
 * Rewords what a problem expects for a form of the editor (the page at /edit on which the owner edits the site), which has no lines or
 * files.
 * @param expected a problem's `expected`, such as "an email address, or remove this line"
 */
export function hintFrom(expected: string): string {
  return ofFiles.reduce((text, [pattern, inForm]) => text.replace(pattern, inForm as string), expected);
}

/**
 * What a form says about a problem of a field: that it is still empty, or what is wrong and what it needs.
 * @param found what was found, as `show` in problem.ts puts it, such as `"95" (2 characters)`
 * @param hint what is needed, in the words of `hintFrom`
 */
export function messageInForm(found: string, hint: string): string {
  if (found === 'nothing') return `Still to be filled in: ${hint}.`;
  const [, length] = /^".*" \((\d+) characters\)$/s.exec(found) ?? [];
  const wrong = found
    .replace(/^("[^"]+") in ".*$/s, '$1')
    .replace(/ \(\d+ characters\)/g, '')
    .replace(/"([^"]*)"/g, '“$1”');
  // A long text is above the message anyway, and the kind of a value, such as "a group of fields", is no word of a form.
  const reason = wrong.length > 45 || /^a (group|list)\b/.test(wrong) ? '' : `, because of ${wrong}`;
  const typed = length && / characters$/.test(hint) ? `; you typed ${length}` : '';
  return `Not saved${reason}. Needed here: ${hint}${typed}.`;
}

/** Patterns of wording about files, each with the wording that a form shows instead. */
const ofFiles: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/\btext of 1 to (\d+ characters)/, 'text of up to $1'],
  [/,? so remove this line/, ': remove it'],
  [/,? or (remove this|no such) line/, ', or leave it out'],
  [/,? or \[\]$/, ', or none'],
  [/ between single quotes,/, ','],
  [/,? in quotes\b/, ''],
  [/, without quotes(?=,|$)/, ''],
  [/^true\b/, 'yes'],
  [/a different value: (?!content\/).* has this one/, 'another one, since this one is there already'],
  [/; words (may )?show it as `\{\w+\}`/, ''],
  [/, each below on a line of its own; or leave it out[^;]*/, ''],
  [/, each below on a line .*/, ''],
  [/ The file photographs\/README\.md lists all such places\./, ''],
  [/a line with (\w+) too/, '$1 too'],
  [/a line for (each|one) ([^:]*)(: .*)?/, 'an entry for $1 $2'],
  [/, such as - \w+: \w+/, ''],
  [/: delete this file/, ': remove it'],
  [/markup: false under reviews in content\/business\.yaml/, 'no to “Rating for search engines” in “Your firm”'],
  [/the name of a file in photographs\/.*/, 'a photograph'],
  [/the name of a file in content\/areas\//, 'an area'],
  [/content\/ has/, 'other pages have'],
  [/while content\/areas\/ has its file/, 'while it is an area of yours'],
  [/(?:content\/)?([a-z-]+(?:\/[a-z\d-]+)?)\.yaml/g, (_: string, name: string) => `“${fileTitle(name)}”`],
  [/where that line leads/, 'where that one leads'],
];
