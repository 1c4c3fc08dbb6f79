import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageSite } from '../../../deploy/caddy/package-site.ts';
import { startCaddy } from '../../../deploy/caddy/serve.ts';
import type { Host } from '../../../deploy/host.ts';
import { readBusiness } from '../../../src/content/business-file.ts';
import { caddyPath } from '../../../tools/program-paths.mjs';

const { site } = readBusiness('content');
const { hostname } = new URL(site);
const folder = mkdtempSync(join(tmpdir(), 'server-'));
let caddy: Host;

beforeAll(async () => {
  packageSite('dist', folder, site);
  caddy = await startCaddy(0, folder, caddyPath() ?? 'caddy', (port) => ({
    SITE_ADDRESS: `http://${hostname}:${port}`,
    OTHER_ADDRESSES: `http://:${port}`,
  }));
});

afterAll(async () => {
  await caddy.stop();
  rmSync(folder, { recursive: true });
});

test('the firm’s own host has the site', async () => {
  expect(await answerTo('/', hostname)).toEqual([200, undefined]);
});

test.each([
  ['/', 'elsewhere.example'],
  ['/services/', 'elsewhere.example'],
  ['/', '127.0.0.1'],
])('%s of host "%s" is refused, and led nowhere', async (path, host) => {
  expect(await answerTo(path, host)).toEqual([421, undefined]);
});

/** @returns status and Location */
function answerTo(path: string, host: string): Promise<[number | undefined, string | undefined]> {
  return new Promise((resolve, reject) => {
    request(caddy.url + path, { headers: { host } }, ({ statusCode, headers }) =>
      resolve([statusCode, headers.location]),
    )
      .on('error', reject)
      .end();
  });
}
