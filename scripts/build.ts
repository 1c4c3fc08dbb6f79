import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { ruleFiles } from '../deploy/cloudflare/rule-files.ts';
import { hostRules } from '../deploy/host-rules.ts';
import { siteFiles } from '../deploy/site-files.ts';
import { checkBusinessFile } from './build/business-file.ts';
import { checkLook } from './build/check-look.ts';
import { checkPages, htmlFiles } from './build/check-pages.ts';
import { checkReads } from './build/check-reads.ts';
import { explain } from './build/explain.ts';
import { finishPages } from './build/finish-pages.ts';
import { onlyBuild } from './build/only-build.ts';
import { step } from './build/progress.ts';
import { swapIn } from './build/swap-in.ts';
import { writeLicences } from './build/write-licences.ts';
import { writeSbom } from './build/write-sbom.ts';

const finished = 'dist';
const next = 'dist.next';

// Whatever a shell or a test has set: React's development version is larger by two thirds.
process.env.NODE_ENV = 'production';

try {
  const endTurn = onlyBuild(`${finished}.lock`);
  try {
    await buildSite();
  } finally {
    await rm(next, { recursive: true, force: true });
    endTurn();
  }
} catch (error) {
  const explanation = explain(error);
  console.error(explanation ? `\nThe site was not built:\n${explanation}\n` : error);
  console.error(`Nothing was changed: ${finished}/ is as it was.`);
  process.exitCode = 1;
}

/** Builds the site aside and swaps it in whole, so that a mistake never leaves half a site. */
async function buildSite(): Promise<void> {
  // Loading the facts checks them: a mistake ends the build here, before anything is written.
  checkBusinessFile();
  const { rawFacts } = await import('../src/facts/index.ts');
  await checkLook();

  // A page that cannot be rendered stops the build and is named.
  const { build } = await import('astro');
  await rm(next, { recursive: true, force: true });
  const { pages } = rawFacts;
  const written = () => (existsSync(next) ? htmlFiles(next).length : 0);
  await step('Rendered', pages.length, () => build({ outDir: next, logLevel: 'warn' }), written);

  // What was written is what the list of pages says, and shows all that the owner filled in.
  await step('Checked', pages.length, (onPage) => checkPages(next, pages, onPage));
  checkReads(rawFacts);

  // Each page has only the styles that it uses, and may run and apply only what it carries.
  await step('Finished', pages.length, (onPage) => finishPages(next, onPage));

  // What others made is named, for visitors with its licence, and for whoever looks after the site with its hash.
  await writeLicences(next);
  await writeSbom();

  // What the host does beyond serving files, for the files that there are.
  for (const [name, text] of ruleFiles(hostRules(siteFiles(next)))) await writeFile(`${next}/${name}`, text);

  const tidy = await swapIn(next, finished);
  console.log(`\nBuilt ${finished}/`);
  if (!tidy) console.log(`${finished}.last/, the site before, could not be deleted; delete it before the next build.`);
  await listPlaceholders();
}

/** What must not go live; the owner sees it every time. */
async function listPlaceholders(): Promise<void> {
  const { default: business } = await import('../business.config.ts');
  const { placeholderFacts } = await import('../src/facts/placeholder-facts.ts');
  const placeholders = placeholderFacts(business);
  if (placeholders.length === 0) return;
  console.log(`\nStill made up, in business.config.ts; change it before you publish:\n  ${placeholders.join('\n  ')}`);
}
