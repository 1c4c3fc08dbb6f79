import { rm } from 'node:fs/promises';
import { build } from 'astro';
import { sealPages } from './build/content-security-policy.ts';
import { explain } from './build/explain.ts';
import { pruneAssets } from './build/prune-assets.ts';
import { publish } from './build/publish.ts';

const finished = 'dist';
const next = 'dist.next';

try {
  await buildSite();
} catch (error) {
  const explanation = explain(error);
  console.error(explanation ? `\nThe site was not built:\n${explanation}\n` : error);
  console.error(`Nothing was published: ${finished}/ is as it was.`);
  process.exitCode = 1;
} finally {
  await rm(next, { recursive: true, force: true });
}

/** Builds the site aside and swaps it in whole, so that a mistake never leaves half a site. */
async function buildSite(): Promise<void> {
  // Loading the facts checks them: a mistake ends the build here, before anything is written.
  await import('../src/facts/index.ts');
  const { default: business } = await import('../business.config.ts');
  const { sampleFacts } = await import('../src/facts/sample-facts.ts');

  // A page that cannot be rendered stops the build and is named.
  await rm(next, { recursive: true, force: true });
  await build({ outDir: next, logLevel: 'warn' });

  // React's own loader comes along although no page asks for it.
  await pruneAssets(next);

  // Each page may run and style only what it carries itself.
  await sealPages(next);

  await publish(next, finished);

  // What is still the sample firm's must not go live; the owner sees it every time.
  const samples = sampleFacts(business);
  if (samples.length > 0) {
    const list = samples.map((line) => `  ${line}`).join('\n');
    console.log(`\nStill as the sample business has it, in business.config.ts; change what is not yours:\n${list}`);
  }
  console.log(`\nBuilt ${finished}/`);
}
