import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { machine, type Section } from '../report.ts';

const file = 'docs/reliability.md';

/** Puts what was measured between its two marks in the report, or with a title of its own at the end. */
export function writePart({ name, title }: Section, result: string): void {
  const [begin, end] = [`<!-- npm run reliability: ${name} -->`, `<!-- end of ${name} -->`];
  const part = `${begin}\n${machine(`npm run reliability -- ${name}`)}\n\n${result.trim()}\n${end}`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '# Reliability\n';
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  writeFileSync(file, after === undefined ? `${text.trimEnd()}\n\n## ${title}\n\n${part}\n` : before + part + after);
}
