import { existsSync } from 'node:fs';
import type { Section } from '../report.ts';
import { headers } from './headers.ts';
import { load } from './load.ts';
import { nonsense } from './nonsense.ts';
import { writePart } from './report.ts';
import { slowVisitors } from './slow-visitors.ts';

// Floods the hosts and writes the figures into docs/reliability.md. Close other programs first: they count.
// Arguments choose a part, how many requests of nonsense, and their seed: `npm run reliability -- nonsense 2000 7`.
const args = process.argv.slice(2);
const inFull = 20_000;
const [count = inFull, seed = Math.floor(Math.random() * 2 ** 31)] = args.map(Number).filter(Number.isInteger);

const parts: Section[] = [
  { name: 'headers', title: 'Headers', measure: headers },
  { name: 'nonsense', title: 'Nonsense', measure: () => nonsense(count, seed) },
  { name: 'load', title: 'Load', measure: load },
  { name: 'slow-visitors', title: 'Connections that are held', measure: slowVisitors },
];

if (!existsSync('dist')) await import('../../tools/build.ts');
if (!process.exitCode) {
  const chosen = parts.filter(({ name }) => args.includes(name));
  for (const part of chosen.length > 0 ? chosen : parts) {
    console.log(`\n${part.title} …`);
    const result = await part.measure();
    console.log(result);
    // Fewer requests than the report promises are not for the report.
    if (part.name !== 'nonsense' || count >= inFull) writePart(part, result);
  }
}
