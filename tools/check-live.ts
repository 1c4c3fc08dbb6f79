import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readBusiness } from '../src/content/business-file.ts';
import { explain } from './build/explain.ts';

// Runs the tests of hosts and of links on the live site, or on another: `npm run check-live -- https://your-address`.
const address = addressToCheck();
const folder = mkdtempSync(join(tmpdir(), 'check-live-'));
const report = join(folder, 'report.json');
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=live', '--reporter=json', `--outputFile=${report}`];
const { status } = spawnSync(process.execPath, vitest, {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, LIVE_SITE: address },
});
const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};
rmSync(folder, { recursive: true });

console.log(`${address}, beside dist/:\n`);
for (const { name, message, assertionResults } of testResults) {
  const failed = assertionResults.filter((each) => each.status === 'failed');
  console.log(
    `${basename(name, '.test.ts').padEnd(12)} ${assertionResults.length - failed.length} passed, ${failed.length} failed`,
  );
  if (message) console.log(`  ${message}`);
  for (const { fullName, failureMessages } of failed)
    console.log(`  ${fullName}: ${failureMessages[0]?.split('\n')[0]}`);
}
process.exitCode = status ?? 1;

function addressToCheck(): string {
  try {
    const asked = process.argv[2]?.replace(/^(?!https?:)/, 'https://');
    return new URL(asked ?? readBusiness('content').site).origin;
  } catch (error) {
    console.error(explain(error));
    process.exit(2);
  }
}
