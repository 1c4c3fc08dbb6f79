import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerRules } from '../../deploy/host-rules.ts';
import { siteFiles } from '../../deploy/site-files.ts';
import { jsonSchemas } from '../../src/site/files/json-schema.ts';
import { readSite } from '../../src/site/read.ts';
import { checkLook } from './check-look.ts';
import { checkPages } from './check-pages.ts';
import { leftovers } from './check-public.ts';
import { Refused } from './explain.ts';
import { finishPages } from './finish-pages.ts';
import { makePhotographs } from './make-photographs.ts';

let built: string | undefined;

/**
 * Builds the site of a firm aside and swaps it in whole, so that a mistake never leaves half a site. One firm in a process: pages learn
 * of it from the environment, and read its files once.
 * @param firm its folder, such as `firms/sample`
 * @param out where the site is written; an earlier site there goes once the new one is whole
 * @throws {ContentError} naming each mistake in the firm's files, before anything is written
 * @throws {Refused} when `out` has something else than a site in it, and naming each page that isn't as the list of pages says
 */
export async function buildSite(firm: string, out: string): Promise<void> {
  if (built && built !== firm) throw new Error(`This process has built ${built}: build ${firm} in another`);
  built = firm;
  if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, 'index.html')))
    throw new Refused(`${out}/ is no built site: build into a folder that may be written over, such as dist`);
  const [next, last] = [`${out}.next`, `${out}.last`];
  // Astro keeps settings in the home folder, which may not be there to write to. React's development version is larger by two thirds.
  Object.assign(process.env, { FIRM: firm, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' });

  writeSchemas(firm);
  const site = await readSite(join(firm, 'content'));
  await checkLook(firm);
  const { servedFiles } = await import('../../src/components/photographs/photographs.ts');
  await makePhotographs([...servedFiles.values()], process.stdout);

  // A page that cannot be rendered stops the build and is named.
  const { build } = await import('astro');
  remove(next);
  mkdirSync(next);
  await build({ outDir: next, logLevel: 'warn' });
  for (const file of leftovers('public')) remove(next + file);
  checkPages(next, site.pages);
  finishPages(next);
  writeFileSync(join(next, '_headers'), headerRules(siteFiles(next)));
  copyFileSync('deploy/cloudflare/_redirects', join(next, '_redirects'));

  remove(last);
  if (existsSync(out)) renameSync(out, last);
  renameSync(next, out);
  remove(last);
}

/** Writes what editors read to offer the fields of content/ and to mark mistakes in them. */
function writeSchemas(firm: string): void {
  const folder = join(firm, 'content/schema');
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of jsonSchemas()) writeFileSync(join(folder, `${name}.json`), JSON.stringify(schema));
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
