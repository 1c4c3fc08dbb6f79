import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { ruleFiles } from '../deploy/cloudflare/rule-files.ts';
import { hostRules } from '../deploy/host-rules.ts';
import { siteFiles } from '../deploy/site-files.ts';
import { checkBusinessFile } from './build/business-file.ts';
import { checkClock } from './build/check-clock.ts';
import { checkLook } from './build/check-look.ts';
import { checkPages, htmlFiles } from './build/check-pages.ts';
import { checkReads } from './build/check-reads.ts';
import { explain } from './build/explain.ts';
import { finishPages } from './build/finish-pages.ts';
import { onlyBuild } from './build/only-build.ts';
import { step } from './build/progress.ts';
import { bringBack, swapIn } from './build/swap-in.ts';

const finished = 'dist';
const next = 'dist.next';
const unchanged = `Nothing was changed: ${finished}/ is as it was.`;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

// Its settings are in the home folder, which may not be there to write to.
process.env.ASTRO_TELEMETRY_DISABLED = '1';

// Whatever a shell or a test has set: React's development version is larger by two thirds.
process.env.NODE_ENV = 'production';

try {
  const endTurn = onlyBuild('.astro/build.lock');
  for (const signal of signals) process.once(signal, stop);
  try {
    await buildSite();
  } finally {
    for (const signal of signals) process.off(signal, stop);
    clear();
    endTurn();
  }
  await listPlaceholders();
} catch (error) {
  const explanation = explain(error);
  console.error(explanation ? `\nThe site was not built:\n${explanation}\n` : error);
  console.error(unchanged);
  process.exitCode = 1;
}

/** Builds the site aside and swaps it in whole, so that a mistake never leaves half a site. */
async function buildSite(): Promise<void> {
  bringBack(finished);

  // Loading the facts checks them: a mistake ends the build here, before anything is written.
  checkBusinessFile();
  const clock = await checkClock();
  const { rawFacts } = await import('../src/facts/index.ts');
  await checkLook();

  // A page that cannot be rendered stops the build and is named.
  const { build } = await import('astro');
  clear();
  mkdirSync(next);
  const { pages } = rawFacts;
  const written = () => htmlFiles(next).length;
  await step('Rendered', pages.length, () => build({ outDir: next, logLevel: 'warn' }), written);

  // What was written is what the list of pages says, and shows all that the owner filled in.
  await step('Checked', pages.length, (onPage) => checkPages(next, pages, onPage));
  checkReads(rawFacts);

  // Each page has only the styles that it uses, and may run and apply only what it carries.
  await step('Finished', pages.length, (onPage) => finishPages(next, onPage));

  // What the host does beyond serving files, for the files that there are.
  for (const [name, text] of ruleFiles(hostRules(siteFiles(next)))) writeFileSync(`${next}/${name}`, text);

  const tidy = swapIn(next, finished);
  console.log(`\nBuilt ${finished}/`);
  if (!tidy) console.log(`${finished}.last/, the site before, could not be deleted; delete it before the next build.`);
  if (clock) console.log(clock);
}

/** Ends the build when somebody asks for it, such as with Ctrl+C; what it wrote so far is the next one's to delete. */
function stop(signal: NodeJS.Signals): never {
  console.error(`\nThe build was stopped (${signal}).\n${unchanged}`);
  process.exit(1);
}

/** Deletes what a build wrote so far; where more is still being written, it tries again. */
function clear(): void {
  rmSync(next, { recursive: true, force: true, maxRetries: 10 });
}

/** What must not go live; the owner sees it every time. */
async function listPlaceholders(): Promise<void> {
  const { default: business } = await import('../business.config.ts');
  const { placeholderFacts } = await import('../src/content/placeholder-facts.ts');
  const placeholders = placeholderFacts(business);
  if (placeholders.length === 0) return;
  console.log(`\nStill made up, in business.config.ts; change it before you publish:\n  ${placeholders.join('\n  ')}`);
}
