import { explain } from './build/explain.ts';
import { serverOptions } from './start/server-options.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';

// Serves the site for development. An open page is updated when a file is saved. --host: other devices in the same network, such as a
// phone, can open the site too.
try {
  const server = serverOptions(process.argv.slice(2), process.env, { allowHost: true });
  const { dev } = await import('astro');
  const { address } = await dev({ server });
  // Requests a page, so that Astro loads the modules of the site before somebody opens a page. Otherwise the first page takes 5 to 12
  // seconds.
  const site = `http://localhost:${address.port}`;
  await fetch(`${site}/areas`);
  console.log(`The pages are loaded. Open ${site}`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
