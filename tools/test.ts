import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firmFolder } from '../src/site/files/firm-folder.ts';
import { sampleName } from '../src/site/made-up.ts';
import { whileLocked } from './build/lock.ts';
import { apachePath, caddyPath, firefoxPath, oldChromiumPath, oldWebKitPaths, webKitPaths } from './program-paths.mjs';
import { resultOf } from './run-program.ts';

// Runs the lint, the type check, the build and the tests. --fast: leaves out the build and the tests of the built site. --all: adds what
// runs each night: the editor (the page at /edit on which the owner edits the site) in browsers, other and old browsers, printing, other
// hosts and other firms.
const fast = process.argv.includes('--fast');
const all = process.argv.includes('--all');
const isSample = sampleName.test(readFileSync(join(firmFolder(), 'content/business.yaml'), 'utf8'));
const results: { name: string; passed: boolean }[] = [];
const skipped: string[] = [];

const lint = runInParallel('lint and format', program('@biomejs/biome', 'biome'), 'ci', '.');
const built = !fast && (await run('build', ['tools/build.ts']));
// --noSync: the build has already written Astro's types. Writing them twice at the same time fails.
const checkTypes = (...options: string[]) => runInParallel('types', program('astro'), 'check', ...options);
const types = built ? checkTypes('--noSync') : whileLocked(() => checkTypes());
await runTests('tests', projects());
if (built && isSample) await testFilledFirm();
if (built && all) {
  const other = ['tests/generated-firms.ts', 'site', 'cloudflare', 'layout'];
  await run('tests on twenty generated firms', other);
}
await Promise.all([lint, types]);

console.log('\n── summary ──');
for (const { name, passed } of results) console.log(`${passed ? 'passed' : 'FAILED'}  ${name}`);
for (const reason of skipped) console.log(`skipped ${reason}`);
if (results.some(({ name, passed }) => name.startsWith('lint') && !passed))
  console.log('npm run format fixes the format');
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;

/** Projects of vitest.config.ts to run. A project whose program isn't installed is skipped, and named in the summary. */
function projects(): string[] {
  if (!built) {
    if (!fast) skipped.push('the tests of the built site, since the build failed');
    return ['unit'];
  }
  const webKit = webKitPaths() !== undefined;
  // If the current firm is the sample firm, the project `site` doesn't run here without --all. testFilledFirm() runs it on the filled firm,
  // which has everything that a site can show.
  const always = ['unit', 'build', ...(isSample && !all ? [] : ['site']), 'cloudflare', 'layout', 'chromium'];
  const inThisSetup = [
    ...onlyIf(isSample, 'tests/specification, which is for the sample firm alone', 'specification'),
    ...onlyIf(
      webKit,
      'WebKit (its tests ran in Chromium instead): needs the Debian packages webkit2gtk-driver, xvfb, gjs and gir1.2-webkit2-4.1',
      'webkit',
    ),
  ];
  if (!webKit || all) inThisSetup.push('chromium-rest');
  if (!all) return [...always, ...inThisSetup];
  return [
    ...always,
    ...inThisSetup,
    ...['slow-build', 'browser-rest', 'editor', 'editor-rest', 'paper', 'chromium-screens'],
    ...(webKit ? ['webkit-rest', 'webkit-screens', 'editor-webkit'] : []),
    ...onlyIf(
      firefoxPath(),
      'Firefox: not found (set FIREFOX_PATH to its program)',
      'firefox',
      'firefox-screens',
      'editor-firefox',
    ),
    ...onlyIf(
      oldChromiumPath(),
      'Chromium 103: not found (set OLD_CHROMIUM_PATH to its program)',
      'old-chromium-screens',
    ),
    ...onlyIf(
      oldWebKitPaths(),
      'old WebKit: needs the Debian packages wpewebkit-driver, cog and weston',
      'old-webkit-screens',
    ),
    ...onlyIf(caddyPath(), 'Caddy: not found (apt-get install caddy, or set CADDY_PATH to its program)', 'caddy'),
    ...onlyIf(apachePath(), 'Apache: not found (apt-get install apache2)', 'apache'),
  ];
}

/** Returns the names of projects if `found` (what they need) is truthy. Otherwise returns none, and adds the reason to the summary. */
function onlyIf(found: unknown, reason: string, ...names: string[]): string[] {
  if (!found) skipped.push(reason);
  return found ? names : [];
}

/**
 * Path of the script of a package's program. `run` starts this script with Node, because Windows can't spawn the files in
 * node_modules/.bin.
 * @param name name of the program. Default: name of the package
 */
function program(packageName: string, name = packageName): string {
  const folder = join('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/** Builds and tests the site of firms/filled, where every field is filled in. */
async function testFilledFirm(): Promise<void> {
  const filled = { FIRM: 'firms/filled', BUILT_SITE: 'dist.filled' };
  const isBuilt = await run('build of the filled firm', ['tools/build.ts'], filled);
  if (isBuilt) await runTests('tests of the filled firm', ['site', 'filled-firm', ...(all ? ['layout'] : [])], filled);
}

/** Runs some projects of vitest.config.ts as one step. */
function runTests(name: string, projects: readonly string[], env = {}): Promise<boolean> {
  const named = projects.map((project) => `--project=${project}`);
  return run(name, [program('vitest'), 'run', '--reporter=dot', ...named], env);
}

/**
 * Runs a script with Node as one step, and prints its output at once. Later steps run even if this one fails. Returns whether it passed.
 * @param env variables to add to the environment
 */
async function run(name: string, args: readonly string[], env = {}): Promise<boolean> {
  console.log(`\n── ${name} ──`);
  return (await result(name, args, 'inherit', env)).passed;
}

/** Runs a step in parallel with others. Its output is printed together once it has ended. */
async function runInParallel(name: string, ...args: string[]): Promise<void> {
  const { printed } = await result(name, args, 'pipe');
  console.log(`\n── ${name} ──\n${printed.trimEnd()}`);
}

async function result(name: string, args: readonly string[], output: 'inherit' | 'pipe', more = {}) {
  const env = { ...process.env, ...more, ASTRO_TELEMETRY_DISABLED: '1' };
  const running = spawn(process.execPath, args, { stdio: ['ignore', output, output], env });
  const { code, printed } = await resultOf(running).catch(({ message }) => ({ code: 1, printed: `${message}` }));
  results.push({ name, passed: code === 0 });
  return { passed: code === 0, printed };
}
