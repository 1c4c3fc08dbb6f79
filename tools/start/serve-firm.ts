import { startCloudflare } from '../../deploy/cloudflare/serve.ts';
import { freePort } from '../../deploy/free-port.ts';
import { portFrom } from '../../deploy/host.ts';
import { buildAndReport } from '../build/build-and-report.ts';
import { explain } from '../build/explain.ts';

/**
 * Builds the site of a firm and serves it until Ctrl+C.
 * @param firmOf finds the folder of the firm
 * @param out folder that the site is written to
 * @param port as a person typed it; default: 4321
 * @returns an exit code when the host is ready: 0, or 1 if the site was not built or can't be served
 */
export async function serveFirm(firmOf: () => string, out: string, port = '4321'): Promise<0 | 1> {
  try {
    // Checked before the build, which would be in vain if the port is in use.
    const free = await freePort(portFrom(port));
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
