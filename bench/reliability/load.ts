import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { addressOf, pageFiles, siteFiles } from '../../deploy/site-files.ts';
import { table } from '../report.ts';
import { hostTitles, onEachHost, type Served } from './hosts.ts';
import { memoryDuring, residentMemory } from './memory.ts';

const connections = 64;
const seconds = 60;
const between = 5;
/** What a server takes while it starts to work is no growth. */
const settled = 15;

/**
 * Asks each host for pages and files without a pause.
 * @throws when a host leaves a request without its answer
 */
export async function load(): Promise<string> {
  const rows = await onEachHost(underLoad);
  return `${connections} connections ask without a pause for every page, the font, the icon and the manifest in turn, for ${seconds} seconds; whoever asks runs on
the same machine. Memory is the server's, every ${between} seconds; its trend is from second ${settled} on.

${table(
  [
    'Host',
    'requests a second',
    'median, ms',
    '99th percentile, ms',
    'errors',
    'memory before, MB',
    `every ${between} s`,
    'after',
    'trend, MB a minute',
  ],
  rows,
)}`;
}

async function underLoad({ name, url, pid }: Served): Promise<(string | number)[]> {
  const before = residentMemory(pid);
  const { found, samples } = await memoryDuring(pid, between, () =>
    autocannon({
      url,
      connections,
      duration: seconds,
      headers: { 'accept-encoding': 'br' },
      requests: paths().map((path) => ({ path })),
    }),
  );
  await wait(between * 1000);
  const { requests, latency, errors, timeouts, non2xx } = found;
  const wrong = errors + timeouts + non2xx;
  if (wrong > 0) throw new Error(`${hostTitles[name]} failed ${wrong} requests`);
  const after = residentMemory(pid);
  const trend = slope(samples.slice(settled / between - 1)) * (60 / between);
  return [
    hostTitles[name],
    Math.round(requests.average),
    latency.p50,
    latency.p99,
    wrong,
    before.toFixed(0),
    samples.map((size) => size.toFixed(0)).join(' '),
    after.toFixed(0),
    trend.toFixed(1),
  ];
}

const paths = () => [
  ...pageFiles('dist').map(addressOf),
  ...siteFiles('dist').filter((file) => /^\/([^/]+\.woff2|favicon\.svg|manifest\.webmanifest)$/.test(file)),
];

/** How much values rise from one to the next: least squares. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const rise = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  return rise / values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
}
