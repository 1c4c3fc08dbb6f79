import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Host } from '../../../deploy/host.ts';
import { readBusiness } from '../../../src/site/files/business-file.ts';
import { firmFolder } from '../../../src/site/files/firm-folder.ts';
import { raw } from '../../support/raw-answer.ts';
import { startCaddy } from '../../support/serve-with-caddy.ts';

const { hostname } = new URL(readBusiness(join(firmFolder(), 'content')).site);
let caddy: Host;

beforeAll(async () => {
  caddy = await startCaddy((port) => ({
    SITE_ADDRESS: `http://${hostname}:${port}`,
    OTHER_ADDRESSES: `http://:${port}`,
  }));
});

afterAll(() => caddy.stop());

test('the site is at the host name of the firm', async () => {
  expect((await raw('/', { host: hostname }, caddy.url)).status).toBe(200);
});

test.each([
  ['/', 'elsewhere.example'],
  ['/services/', 'elsewhere.example'],
  ['/', '127.0.0.1'],
])('%s at the host name "%s" has status 421 and no redirect', async (path, host) => {
  const { status, headers } = await raw(path, { host }, caddy.url);
  expect([status, headers.location]).toEqual([421, undefined]);
});
