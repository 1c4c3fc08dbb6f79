import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleName } from '../src/content/placeholder-facts.ts';
import { caddyPath, firefoxPath, oldChromiumPath, oldWebKitPaths, webKitPaths } from './program-paths.mjs';

// Everything that must hold before a change is published; `--fast` leaves out what needs a built site, `--all` looks at the
// screens of every page kind in all browsers instead of the oldest one alone.
const fast = process.argv.includes('--fast');
const all = process.argv.includes('--all');
const firefox = firefoxPath() !== undefined;
const webKit = webKitPaths() !== undefined;
const oldChromium = oldChromiumPath() !== undefined;
const oldWebKit = oldWebKitPaths() !== undefined;
const caddy = caddyPath() !== undefined;
const sample = sampleName.test(readFileSync('content/business.yaml', 'utf8'));
const reports = mkdtempSync(join(tmpdir(), 'tests-'));
const report = join(reports, 'vitest.json');
const results: { name: string; passed: boolean }[] = [];

const checks = [runAside('types', 'astro', 'check'), runAside('lint and format', 'biome', 'ci', '.')];
const built = !fast && (await run('build', 'node', 'tools/build.ts'));
const projects = ['unit', ...(built ? ['build', 'site', 'cloudflare', 'layout', 'chromium'] : [])];
if (built && caddy) projects.push('caddy');
if (built && firefox) projects.push('firefox');
if (built && webKit) projects.push('webkit');
if (built && sample) projects.push('sample-firm');
if (built && oldChromium) projects.push('old-chromium-screens');
if (built && (all || !oldChromium)) projects.push('chromium-screens');
if (built && all) {
  if (firefox) projects.push('firefox-screens');
  if (webKit) projects.push('webkit-screens');
  if (oldWebKit) projects.push('old-webkit-screens');
}
const reporters = ['--reporter=dot', '--reporter=json', `--outputFile=${report}`];
await run('tests', 'vitest', 'run', ...reporters, ...projects.map((name) => `--project=${name}`));
if (built) {
  const other = ['node', 'tests/other-firm.ts'];
  await run('tests for every firm, on another firm', ...other, 'bare', 'site', 'layout');
  await run('and on the filled example', ...other, 'filled', 'site', 'layout', 'filled-example');
}
await Promise.all(checks);

console.log('\n── summary ──');
for (const { name, passed } of results) console.log(`${passed ? 'passed' : 'FAILED'}  ${name}`);
if (results.some(({ name, passed }) => name.startsWith('lint') && !passed)) {
  console.log('npm run format fixes the format');
}
if (!fast && !built) console.log('skipped the tests of the built site: it was not built');
if (built && !firefox) console.log('skipped the tests in Firefox: no Firefox was found (FIREFOX_PATH names one)');
if (built && !webKit) console.log('skipped the tests in WebKit: it, its driver, GJS or Xvfb was not found');
if (built && !oldChromium)
  console.log('skipped the tests in Chromium 103: none for this platform (OLD_CHROMIUM_PATH names one)');
if (built && all && !oldWebKit)
  console.log('skipped the tests in an old WebKit: WPE, its driver, Cog or Weston was not found');
if (built && !caddy) console.log('skipped the tests on Caddy: no Caddy was found (CADDY_PATH names one)');
if (built && !sample) console.log('skipped tests/sample-firm: content/business.yaml is another firm’s');
if (existsSync(report)) summarize(JSON.parse(readFileSync(report, 'utf8')));
rmSync(reports, { recursive: true });
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;

/** Runs one step and shows what it prints; a step that fails does not stop the next. */
async function run(name: string, ...command: string[]): Promise<boolean> {
  console.log(`\n── ${name} ──`);
  return ended(name, start(command, 'inherit'));
}

/** Runs one step beside others, and shows what it printed when it ends. */
async function runAside(name: string, ...command: string[]): Promise<boolean> {
  const step = start(command, 'pipe');
  let printed = '';
  for (const stream of [step.stdout, step.stderr]) {
    stream?.on('data', (text) => {
      printed += text;
    });
  }
  const passed = await ended(name, step);
  console.log(`\n── ${name} ──\n${printed.trimEnd()}`);
  return passed;
}

function start([program = '', ...args]: string[], output: 'inherit' | 'pipe'): ChildProcess {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  return spawn(program, args, { stdio: ['ignore', output, output], env });
}

async function ended(name: string, step: ChildProcess): Promise<boolean> {
  const passed = await new Promise<boolean>((done) => {
    step.once('error', ({ message }) => {
      console.error(message);
      done(false);
    });
    step.once('close', (code) => done(code === 0));
  });
  results.push({ name, passed });
  return passed;
}

/** How the tests went, with the name of each that failed. */
function summarize({ numPassedTests, numFailedTests, numPendingTests, testResults }: Report): void {
  for (const { assertionResults } of testResults) {
    for (const { status, fullName } of assertionResults) if (status === 'failed') console.log(`FAILED  ${fullName}`);
  }
  console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
}

/** What we read of Vitest's report. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}
