import { rename, rm } from 'node:fs/promises';
import { build } from 'astro';
import { removeUnusedAssets } from '../deploy/assets.ts';
import { sealPages } from '../deploy/content-security-policy.ts';
import { FactsError } from '../src/facts/problem.ts';

const finished = 'dist';
const next = 'dist.next';
const last = 'dist.last';

try {
  await buildSite();
} catch (error) {
  console.error(error instanceof FactsError ? `\nThe site was not built:\n${error.message}\n` : error);
  console.error(`Nothing was published: ${finished}/ is as it was.`);
  process.exitCode = 1;
}

/** Builds the site aside and swaps it in whole, so that a mistake never leaves half a site. */
async function buildSite(): Promise<void> {
  // Loading the facts checks them: a mistake ends the build here, before anything is written.
  const { facts } = await import('../src/facts/index.ts');
  const { sampleFacts } = await import('../src/facts/sample-facts.ts');

  // A page that cannot be rendered stops the build and is named.
  await rm(next, { recursive: true, force: true });
  await build({ outDir: next, logLevel: 'warn' });

  // React's own loader comes along although no page asks for it.
  await removeUnusedAssets(next);

  // Each page may run and style only what it carries itself.
  await sealPages(next);

  // Two renames: there is a whole site at every moment but one.
  await rm(last, { recursive: true, force: true });
  await rename(finished, last).catch(ignoreMissing);
  await rename(next, finished);
  await rm(last, { recursive: true, force: true });

  // What is still the sample firm's must not go live; the owner sees it every time.
  const samples = sampleFacts(facts.business);
  if (samples.length > 0) {
    console.log(
      `\nStill the sample business's, in business.config.ts:\n${samples.map((field) => `  ${field}`).join('\n')}`,
    );
  }
  console.log(`\nBuilt ${finished}/`);
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
