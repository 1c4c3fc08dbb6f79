import type { Fault, Row } from './live-site.ts';

/** Whether nobody is turned away: what is only a warning can wait. */
export function isWell(rows: readonly Row[]): boolean {
  return rows.every(({ faults }) => faults.every(({ warning }) => warning));
}

/** The checks as one table, and below it what is not as it should be. */
export function inWords(address: string, rows: readonly Row[]): string {
  const width = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length));
  const names = width(rows.map(({ name }) => name));
  const results = width(rows.map(resultOf));
  const table = rows.map((row) => `${row.name.padEnd(names)}  ${resultOf(row).padEnd(results)}  ${row.found}`);
  const groups = rows.flatMap(({ name, faults }) => grouped(faults).map((lines) => `${name}: ${lines}`));
  const failed = rows.filter((row) => resultOf(row) === 'FAILED').length;
  const warned = rows.filter((row) => resultOf(row) === 'warning').length;
  const verdict = failed > 0 ? `${failed} of ${rows.length} checks failed.` : 'All well.';
  const aside = warned > 0 ? ` ${warned} with a warning.` : '';
  return [address, ...table, '', ...groups, ...(groups.length > 0 ? [''] : []), verdict + aside].join('\n');
}

function resultOf({ asked, faults }: Row): string {
  if (asked === false) return '–';
  if (faults.length === 0) return 'ok';
  return faults.every(({ warning }) => warning) ? 'warning' : 'FAILED';
}

/** What is the same on many pages is said once. */
function grouped(faults: readonly Fault[]): string[] {
  const groups = Object.groupBy(faults, ({ found, expected }) => `${found}\n${expected}`);
  return Object.values(groups).flatMap((group = []) => {
    const [first, ...others] = group;
    if (!first) return [];
    const where = others.length > 0 ? `${first.where} (and ${others.length} more alike)` : first.where;
    return [`${where}\n  found ${first.found}\n  expected ${first.expected}`];
  });
}
