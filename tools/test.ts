import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firmFolder } from '../src/site/files/firm-folder.ts';
import { sampleName } from '../src/site/placeholder-facts.ts';
import { caddyPath, firefoxPath, oldChromiumPath, oldWebKitPaths, webKitPaths } from './program-paths.mjs';
import { ended } from './run-program.ts';

// Everything that must hold before a change is published. `--fast` leaves out what needs a built site; `--all`
// adds what runs each night: other browsers, old ones, paper, the other host and other firms.
const fast = process.argv.includes('--fast');
const all = process.argv.includes('--all');
const isSample = sampleName.test(readFileSync(join(firmFolder(), 'content/business.yaml'), 'utf8'));
const results: { name: string; passed: boolean }[] = [];
const skipped: string[] = [];

const lint = runAside('lint and format', program('@biomejs/biome', 'biome'), 'ci', '.');
const built = !fast && (await run('build', ['tools/build.ts']));
// The build has written the types of Astro; two that write them at once get in each other's way.
const types = runAside('types', program('astro'), 'check', ...(built ? ['--noSync'] : []));
await runTests('tests', projects());
if (built && isSample) await testFilledFirm();
if (built && all) {
  const other = ['tests/generated-firms.ts', 'site', 'cloudflare', 'layout'];
  await run('tests for every firm, on twenty generated ones', other);
}
await Promise.all([lint, types]);

console.log('\n── summary ──');
for (const { name, passed } of results) console.log(`${passed ? 'passed' : 'FAILED'}  ${name}`);
for (const reason of skipped) console.log(`skipped ${reason}`);
if (results.some(({ name, passed }) => name.startsWith('lint') && !passed))
  console.log('npm run format fixes the format');
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;

/** The projects of vitest.config.ts that run: what lacks its program is left out, and the summary says so. */
function projects(): string[] {
  if (!built) {
    if (!fast) skipped.push('the tests of the built site: it was not built');
    return ['unit'];
  }
  const webKit = webKitPaths() !== undefined;
  // By day the filled firm, which shows everything, stands in for the sample.
  const always = ['unit', 'build', ...(isSample && !all ? [] : ['site']), 'cloudflare', 'layout', 'chromium'];
  const today = [
    ...onlyIf(isSample, 'tests/specification: another firm’s site was built', 'specification'),
    ...onlyIf(
      webKit,
      'WebKit, whose tests Chromium runs: not all of webkit2gtk-driver, xvfb, gjs, gir1.2-webkit2-4.1 (Debian’s names) was found',
      'webkit',
    ),
  ];
  if (!webKit || all) today.push('chromium-rest');
  if (!all) return [...always, ...today];
  return [
    ...always,
    ...today,
    ...['paper', 'chromium-screens'],
    ...(webKit ? ['webkit-rest', 'webkit-screens'] : []),
    ...onlyIf(firefoxPath(), 'Firefox: none was found (FIREFOX_PATH names one)', 'firefox', 'firefox-screens'),
    ...onlyIf(oldChromiumPath(), 'Chromium 103: none was found (OLD_CHROMIUM_PATH names one)', 'old-chromium-screens'),
    ...onlyIf(
      oldWebKitPaths(),
      'an old WebKit: not all of wpewebkit-driver, cog, weston (Debian’s names) was found',
      'old-webkit-screens',
    ),
    ...onlyIf(caddyPath(), 'Caddy: none was found (apt-get install caddy; or CADDY_PATH names one)', 'caddy'),
  ];
}

function onlyIf(found: unknown, reason: string, ...names: string[]): string[] {
  if (!found) skipped.push(reason);
  return found ? names : [];
}

/**
 * The file of a package's program, for Node to run: on Windows what stands in node_modules/.bin can't be started.
 * @param name of the program, where it isn't the package's
 */
function program(packageName: string, name = packageName): string {
  const folder = join('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/** Builds the firm that shows everything, and tests its site. */
async function testFilledFirm(): Promise<void> {
  const filled = { FIRM: 'firms/filled', BUILT_SITE: 'dist.filled' };
  const isThere = await run('build of the filled firm', ['tools/build.ts'], filled);
  if (isThere) await runTests('tests of the filled firm', ['site', 'filled-firm', ...(all ? ['layout'] : [])], filled);
}

/** Runs projects of vitest.config.ts as one step. */
function runTests(name: string, projects: readonly string[], env = {}): Promise<boolean> {
  const named = projects.map((project) => `--project=${project}`);
  return run(name, [program('vitest'), 'run', '--reporter=dot', ...named], env);
}

/**
 * Runs one step of Node and shows what it prints; a step that fails does not stop the next.
 * @param env is added to the environment
 */
async function run(name: string, args: readonly string[], env = {}): Promise<boolean> {
  console.log(`\n── ${name} ──`);
  return (await result(name, args, 'inherit', env)).passed;
}

/** Runs one step beside others, and shows what it printed when it ends. */
async function runAside(name: string, ...args: string[]): Promise<void> {
  const { printed } = await result(name, args, 'pipe');
  console.log(`\n── ${name} ──\n${printed.trimEnd()}`);
}

async function result(name: string, args: readonly string[], output: 'inherit' | 'pipe', more = {}) {
  const env = { ...process.env, ...more, ASTRO_TELEMETRY_DISABLED: '1' };
  const running = spawn(process.execPath, args, { stdio: ['ignore', output, output], env });
  const { code, printed } = await ended(running).catch(({ message }) => ({ code: 1, printed: `${message}` }));
  results.push({ name, passed: code === 0 });
  return { passed: code === 0, printed };
}
