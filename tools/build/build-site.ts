import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerRules, redirectRules } from '../../deploy/host-rules.ts';
import { siteFiles } from '../../deploy/site-files.ts';
import { makePhotograph } from '../../src/assets/photograph-files.ts';
import { jsonSchemas } from '../../src/site/files/json-schema.ts';
import { photographFiles } from '../../src/site/photographs.ts';
import { readSite } from '../../src/site/read.ts';
import { redirectsOf } from '../../src/site/redirects.ts';
import { checkFiles } from './check-files.ts';
import { checkLook } from './check-look.ts';
import { checkPages } from './check-pages.ts';
import { hiddenFiles } from './check-public.ts';
import { UserError } from './explain.ts';
import { finishPages } from './finish-pages.ts';
import { makePhotographs } from './make-photographs.ts';
import { replaceFolder } from './replace-folder.ts';

/** Folder of the firm for which this process has built the site, or is building it. */
let built: string | undefined;

/**
 * Builds the site of a firm in a temporary folder. Moves the folder to `out` when the site is complete, so a failed build leaves `out`
 * unchanged. A process can build one firm only, because the pages read the files of the firm in the variable FIRM once.
 * @param firm folder of the firm, such as `firms/sample`
 * @param out folder that the site is written to; an earlier site in it is deleted
 * @returns folders of earlier sites that could not be deleted
 * @throws {ContentError} with each problem in the files of the firm and in public/. By then, only the JSON Schemas in content/schema/ have
 * been written
 * @throws {UserError} when `out` contains something other than a built site, when a page has a problem that `checkPages` finds, or when a
 * file that the site asks for is missing
 * @throws {Error} when this process has built another firm, or is building it
 */
export async function buildSite(firm: string, out: string): Promise<string[]> {
  if (built && built !== firm) throw new Error(`This process has built ${built} already: build ${firm} in another one`);
  built = firm;
  if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, 'index.html')))
    throw new UserError(`${out}/ is not a built site. Build into a folder that may be overwritten, such as dist`);
  const next = `${out}.next`;
  // Without ASTRO_TELEMETRY_DISABLED, Astro writes into the home directory, which may be read-only. Without NODE_ENV, the script for
  // tooltips contains React's development build, and is two thirds larger.
  Object.assign(process.env, { FIRM: firm, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' });

  writeSchemas(firm);
  const site = await readSite(firm);
  await checkLook(firm);
  const files = photographFiles(site.photographs).map((file) => ({ make: () => makePhotograph(file) }));
  await makePhotographs(files, process.stdout);

  // If a page can't be rendered, Astro's build throws, and prints the path of the page.
  const { build } = await import('astro');
  remove(next);
  mkdirSync(next);
  await build({ outDir: next, logLevel: 'warn' });
  for (const file of hiddenFiles('public')) remove(next + file);
  checkPages(next, site.pages);
  finishPages(next);
  checkFiles(next, site.business.site);
  writeFileSync(join(next, '_headers'), headerRules(siteFiles(next)));
  writeFileSync(join(next, '_redirects'), redirectRules(redirectsOf(site), siteFiles(next)));
  return replaceFolder(next, out);
}

/** Writes the JSON Schemas with which a code editor suggests the fields of content/ and marks problems in them. */
function writeSchemas(firm: string): void {
  const folder = join(firm, 'content/schema');
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of jsonSchemas()) writeFileSync(join(folder, `${name}.json`), JSON.stringify(schema));
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
