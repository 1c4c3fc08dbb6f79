import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { compare, explanations, type Weakness, weaknessesIn } from './audit/findings.ts';

// Asks npm's registry which packages of the lockfiles have known weaknesses. Ends with 1 when one is not explained, and with 2
// when the registry doesn't say.
const file = 'tools/audit/explained.yaml';
const explained = explanations.parse(parse(readFileSync(file, 'utf8')));
const answers = ['.', 'bench'].map(ask);
const today = new Date().toISOString().slice(0, 10);
const { unexplained, needless } = compare(
  answers.flatMap((answer) => answer ?? []),
  explained,
  today,
);

for (const { package: name, severity, title, url } of unexplained)
  console.log(`${name} (${severity}): ${title}\n  ${url}`);
if (unexplained.length > 0) console.log(`\nUpdate these packages, or say in ${file} why they can't harm.`);
if (answers.includes(undefined)) {
  console.log('The registry did not say which packages have known weaknesses: not all was checked. Try again later.');
} else {
  for (const { advisory } of needless) console.log(`${advisory} is found no longer: take it out of ${file}.`);
  if (unexplained.length === 0) console.log('No package has a known weakness that is not explained.');
}
process.exitCode = unexplained.length > 0 ? 1 : answers.includes(undefined) ? 2 : 0;

function ask(folder: string): readonly Weakness[] | undefined {
  const args = ['audit', '--json', '--include=dev', '--package-lock-only', '--loglevel=silent', '--prefix', folder];
  const { stdout } = spawnSync('npm', args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });
  return weaknessesIn(stdout || '{}');
}
