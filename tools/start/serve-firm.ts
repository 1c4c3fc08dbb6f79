import { startCloudflare } from '../../deploy/cloudflare/serve.ts';
import { freePort } from '../../deploy/free-port.ts';
import { buildAndReport } from '../build/build-and-report.ts';
import { explain } from '../build/explain.ts';
import type { ServerOptions } from './server-options.ts';

/**
 * Builds the site of a firm and serves it until Ctrl+C.
 * @param firmOf returns the folder of the firm
 * @param out folder that the site is written to
 * @param options returns the port that the user chose; if it throws, the error is printed
 * @returns exit code: 0 once the site is being served, 1 if it was not built or can't be served
 */
export async function serveFirm(
  firmOf: () => string,
  out: string,
  options: () => Pick<ServerOptions, 'port'>,
): Promise<0 | 1> {
  try {
    // Checks the port before the build, because the build would be in vain if the port is in use.
    const free = await freePort(options().port);
    if (!(await buildAndReport(firmOf, out))) return 1;
    const host = await startCloudflare(free, out);
    console.log(`\n  The site: ${host.url}\n  Press Ctrl+C to stop.\n`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, async () => {
        await host.stop();
        process.exit(0);
      });
    }
    return 0;
  } catch (error) {
    console.error(explain(error));
    return 1;
  }
}
