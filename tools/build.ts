import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { headerRules } from '../deploy/host-rules.ts';
import { siteFiles } from '../deploy/site-files.ts';
import { readBusinessFile } from '../src/content/business-file.ts';
import { jsonSchemas } from '../src/content/json-schema.ts';
import { checkPages } from './build/check-pages.ts';
import { leftovers } from './build/check-public.ts';
import { explain } from './build/explain.ts';
import { finishPages } from './build/finish-pages.ts';
import { makePhotographs } from './build/make-photographs.ts';

const [finished, next, last] = ['dist', 'dist.next', 'dist.last'];

// Its settings are in the home folder, which may not be there to write to.
process.env.ASTRO_TELEMETRY_DISABLED = '1';

// Whatever a shell or a test has set: React's development version is larger by two thirds.
process.env.NODE_ENV = 'production';

withoutStacks(process.stderr);

try {
  await buildSite();
  // Of the example, which is built in a folder of its own, all is made up.
  if (!process.argv.includes('--example')) {
    console.log(`\nBuilt ${finished}/`);
    await listPlaceholders();
  }
} catch (error) {
  console.error(`\nThe site was not built:\n${explain(error)}\n`);
  console.error(`Nothing was changed: ${finished}/ is as it was.`);
  process.exitCode = 1;
}

/** Builds the site aside and swaps it in whole, so that a mistake never leaves half a site. */
async function buildSite(): Promise<void> {
  writeSchemas();
  // Loading the facts checks them: a mistake ends the build here, before anything is written.
  const { facts } = await import('../src/facts/index.ts');
  const { checkLook } = await import('./build/check-look.ts');
  await checkLook();
  const { servedFiles } = await import('../src/parts/photographs/photographs.ts');
  await makePhotographs([...servedFiles.values()], process.stdout);

  // A page that cannot be rendered stops the build and is named.
  const { build } = await import('astro');
  remove(next);
  mkdirSync(next);
  await build({ outDir: next, logLevel: 'warn' });
  for (const file of leftovers('public')) remove(next + file);
  checkPages(next, facts.pages);
  finishPages(next);
  writeFileSync(`${next}/_headers`, headerRules(siteFiles(next)));
  copyFileSync('deploy/cloudflare/_redirects', `${next}/_redirects`);

  remove(last);
  if (existsSync(finished)) renameSync(finished, last);
  renameSync(next, finished);
  remove(last);
}

/** Writes what editors read to offer the fields of content/ and to mark mistakes in them. */
function writeSchemas(): void {
  mkdirSync('content/schema', { recursive: true });
  for (const [name, schema] of jsonSchemas()) writeFileSync(`content/schema/${name}.json`, JSON.stringify(schema));
}

/** Takes stacks out of what is printed: the page and the message stand beside them, and `npm run dev` shows the rest. */
function withoutStacks(stream: NodeJS.WriteStream): void {
  const write = stream.write.bind(stream);
  stream.write = ((text: string | Uint8Array, ...rest: []) =>
    write(String(text).replace(/^ +at .*\n?/gm, ''), ...rest)) as typeof stream.write;
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** What must not go live; the owner sees it every time. */
async function listPlaceholders(): Promise<void> {
  const { placeholderFacts } = await import('../src/content/placeholder-facts.ts');
  const placeholders = placeholderFacts(readBusinessFile('content').data);
  if (placeholders.length === 0) return;
  console.log(
    `\nStill made up, in content/business.yaml; change it before you publish:\n  ${placeholders.join('\n  ')}`,
  );
}
