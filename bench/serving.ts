import autocannon from 'autocannon';
import { table } from './report.ts';

const connections = [1, 16, 64];
const seconds = 10;

/** How many requests the local host answers, and how long the slowest hundredth waits. */
export async function serving(site: string, paths: readonly string[]): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const path of paths) {
    for (const count of connections) {
      const { requests, latency, errors, non2xx } = await autocannon({
        url: site + path,
        connections: count,
        duration: seconds,
        headers: { 'accept-encoding': 'br' },
      });
      rows.push([path, count, Math.round(requests.average), latency.p50, latency.p99, errors + non2xx]);
    }
  }
  return `The host's runtime on this machine, \`wrangler dev\`, which compresses each answer as it is asked for; ${seconds} seconds each. The worldwide
network that it stands for answers from many machines, and from a cache.

${table(['Page', 'connections', 'requests a second', 'median, ms', '99th percentile, ms', 'errors'], rows)}`;
}
