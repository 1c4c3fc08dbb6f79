import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

const file = 'docs/performance.md';

/** A part of the report: what `npm run bench -- <name>` measures again. */
export interface Section {
  name: string;
  title: string;
  /** Measures, and returns what it found as Markdown. */
  measure: () => Promise<string>;
}

/** Puts a section's result into the report, in the place of the one before; the others stay as they are. */
export function writeSection(sections: readonly Section[], measured: Section, result: string): void {
  const bodies = readSections();
  bodies.set(measured.title, `${machine(`npm run bench -- ${measured.name}`)}\n\n${result.trim()}`);
  const parts = sections.flatMap(({ title }) => {
    const body = bodies.get(title);
    return body ? [`## ${title}\n\n${body}\n`] : [];
  });
  writeFileSync(file, [introduction, ...parts].join('\n'));
}

const introduction = `# Performance

What counts is the first visit: an empty cache, a phone, a slow network. Budgets in bytes are tests (\`tests/sample-firm/\`);
times are compared within one run. \`npm run bench\` measures everything again and writes this file.
`;

function readSections(): Map<string, string> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((part) => {
        const end = part.indexOf('\n');
        return [part.slice(0, end), part.slice(end).trim()];
      }),
  );
}

/** Says with which command, when and on what something was measured. */
export function machine(command: string): string {
  const day = new Date().toISOString().slice(0, 10);
  return `\`${command}\`, ${day}, ${cpus().length} cores of ${model()}.`;
}

const model = () => cpus()[0]?.model.replace(/\s+/g, ' ').trim() || 'an unknown processor';

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
