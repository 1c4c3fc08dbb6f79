import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readBusiness } from '../src/site/files/business-file.ts';
import { firmFolder } from '../src/site/files/firm-folder.ts';
import { explain } from './build/explain.ts';

// Runs the tests of hosts and of links on the live site, or on another: `npm run check-live -- https://your-address`.
try {
  const asked = process.argv[2]?.replace(/^(?!https?:)/, 'https://');
  const address = new URL(asked ?? readBusiness(join(firmFolder(), 'content')).site).origin;
  console.log(`${address}, beside dist/:`);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=live', '--reporter=tree'];
  const env = { ...process.env, LIVE_SITE: address };
  process.exitCode = spawnSync(process.execPath, vitest, { stdio: 'inherit', env }).status ?? 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 2;
}
