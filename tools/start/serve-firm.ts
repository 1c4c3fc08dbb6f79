import { startCloudflare } from '../../deploy/cloudflare/serve.ts';
import { freePort } from '../../deploy/free-port.ts';
import { portFrom } from '../../deploy/host.ts';
import { buildAndTell } from '../build/tell.ts';

/**
 * Builds the site of a firm and serves it until Ctrl+C.
 * @param firmOf finds the firm's folder
 * @param out where the site is written
 * @param port as a person typed it; default: 4321
 * @returns the exit code: 1 where the site was not built or could not be served
 */
export async function serveFirm(firmOf: () => string, out: string, port = '4321'): Promise<0 | 1> {
  try {
    // Asked now: nobody waits for a build that can't be shown.
    const free = await freePort(portFrom(port));
    if (!(await buildAndTell(firmOf, out))) return 1;
    const host = await startCloudflare(free, out);
    console.log(`\n  The site: ${host.url}\n  Ctrl-C ends it.\n`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, async () => {
        await host.stop();
        process.exit(0);
      });
    }
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
