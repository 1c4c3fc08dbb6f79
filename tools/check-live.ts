import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readBusiness } from '../src/site/files/business-file.ts';
import { firmFolder } from '../src/site/files/firm-folder.ts';
import { explain } from './build/explain.ts';

// Runs the tests of hosts and links on the live site, or on a site at another address: npm run check-live -- https://your-address
try {
  const given = process.argv[2]?.replace(/^(?!https?:)/, 'https://');
  const address = new URL(given ?? readBusiness(join(firmFolder(), 'content')).site).origin;
  console.log(`Comparing ${address} with dist/:`);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=live', '--reporter=tree'];
  const env = { ...process.env, LIVE_SITE: address };
  process.exitCode = spawnSync(process.execPath, vitest, { stdio: 'inherit', env }).status ?? 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 2;
}
