import { existsSync } from 'node:fs';
import { startHost } from '../deploy/host.ts';
import { firstVisit } from './first-visit.ts';
import { inputDelay } from './input-delay.ts';
import { pageChanges } from './page-changes.ts';

// Prints what a first visit is like, the longest task of each page's main thread, and how soon the next page paints. Close
// other programs first: they count.
// Arguments narrow it down: `npm run bench -- input-delay /areas/hove`.
const args = process.argv.slice(2);
const paths = args.filter((argument) => argument.startsWith('/'));
const chosen = args.filter((argument) => !argument.startsWith('/'));

if (!existsSync('dist')) await import('../scripts/build.ts');
if (!process.exitCode) {
  const host = await startHost(0);
  try {
    if (asksFor('first-visit')) await firstVisit(host.url, paths);
    if (asksFor('input-delay')) await inputDelay(host.url, paths);
    if (asksFor('page-changes')) await pageChanges(host.url);
  } finally {
    await host.stop();
  }
}

function asksFor(name: string): boolean {
  return chosen.length === 0 || chosen.includes(name);
}
