import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Everything that must hold before a change is published; `--fast` leaves out what needs a built site.
const fast = process.argv.includes('--fast');
const reports = mkdtempSync(join(tmpdir(), 'tests-'));
const report = join(reports, 'vitest.json');

const steps = [
  { name: 'types', command: ['astro', 'check'] },
  { name: 'lint and format', command: ['biome', 'ci', '.'] },
  ...(fast ? [] : [{ name: 'build', command: ['node', 'scripts/build.ts'] }]),
  {
    name: 'tests',
    command: [
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile=${report}`,
      ...(fast ? ['--project=unit'] : []),
    ],
  },
];

const results = steps.map(({ name, command: [program = '', ...args] }) => {
  console.log(`\n── ${name} ──`);
  // `ci` output of the tools is the same everywhere: no colours to parse, no questions asked.
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return { name, passed: status === 0 };
});

const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
rmSync(reports, { recursive: true });

console.log('\n── summary ──');
for (const { name, passed } of results) console.log(`${passed ? 'passed' : 'FAILED'}  ${name}`);
console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
