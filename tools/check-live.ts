import { firmFolder } from '../src/site/files/firm-folder.ts';
import { explain } from './build/explain.ts';
import { liveTests } from './publish/check-live.ts';
import { addressesOf } from './publish/publications.ts';
import { run } from './publish/run.ts';

// Tests whether the live site has the files, headers and redirects of dist/, and whether its links work. Default: the address in
// business.yaml. To test a site at another address: npm run check-live -- https://your-address
try {
  const given = process.argv[2]?.replace(/^(?!https?:)/, 'https://');
  const address = new URL(given ?? addressesOf(firmFolder()).site).origin;
  console.log(`Comparing ${address} with dist/:`);
  const env = { ...process.env, LIVE_SITE: address };
  const { code } = await run([process.execPath, ...liveTests, '--reporter=tree'], { env, inTerminal: true });
  process.exitCode = code ?? 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 2;
}
