import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleName } from '../src/facts/placeholder-facts.ts';
import { firefoxPath } from './firefox.mjs';

// Everything that must hold before a change is published; `--fast` leaves out what needs a built site.
const fast = process.argv.includes('--fast');
const firefox = firefoxPath() !== undefined;
const sample = sampleName.test(readFileSync('business.config.ts', 'utf8'));
const reports = mkdtempSync(join(tmpdir(), 'tests-'));
const report = join(reports, 'vitest.json');
const results: { name: string; passed: boolean }[] = [];

run('types', 'astro', 'check');
run('lint and format', 'biome', 'ci', '.');
const built = !fast && run('build', 'node', 'scripts/build.ts');
const projects = ['unit', ...(built ? ['build', 'site', 'layout', 'chromium'] : [])];
if (built && firefox) projects.push('firefox');
if (built && sample) projects.push('sample-firm');
const reporters = ['--reporter=dot', '--reporter=json', `--outputFile=${report}`];
run('tests', 'vitest', 'run', ...reporters, ...projects.map((name) => `--project=${name}`));
if (built) run('tests for every firm, on another firm', 'node', 'tests/other-firm.ts', 'site', 'layout');

console.log('\n── summary ──');
for (const { name, passed } of results) console.log(`${passed ? 'passed' : 'FAILED'}  ${name}`);
if (results.some(({ name, passed }) => name.startsWith('lint') && !passed)) {
  console.log('npm run format puts the format right');
}
if (!fast && !built) console.log('skipped the tests of the built site: it was not built');
if (built && !firefox) console.log('skipped the tests in Firefox: no Firefox was found (FIREFOX_PATH names one)');
if (built && !sample) console.log('skipped tests/sample-firm: business.config.ts is another firm’s');
if (existsSync(report)) {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
  console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
}
rmSync(reports, { recursive: true });
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;

/** Runs one step; a step that fails does not stop the next. */
function run(name: string, ...[program = '', ...args]: string[]): boolean {
  console.log(`\n── ${name} ──`);
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const passed = status === 0;
  results.push({ name, passed });
  return passed;
}
