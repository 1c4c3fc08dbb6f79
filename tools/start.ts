import { startCloudflare } from '../deploy/cloudflare/serve.ts';
import { freePort } from '../deploy/free-port.ts';
import { portFrom } from '../deploy/host.ts';

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Builds the site and serves it until it is told to end. */
async function start(): Promise<void> {
  // Asked now: nobody waits for a build that can't be shown.
  const port = await freePort(portFrom(process.env.PORT ?? '4321'));
  await import('./build.ts');
  if (process.exitCode) return;

  const host = await startCloudflare(port);
  console.log(`\n  The site: ${host.url}\n  Ctrl-C ends it.\n`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await host.stop();
      process.exit(0);
    });
  }
}
