import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Host } from '../../../deploy/host.ts';
import { readBusiness } from '../../../src/content/business-file.ts';
import { startCaddy } from '../../support/serve-with-caddy.ts';

const { hostname } = new URL(readBusiness('content').site);
let caddy: Host;

beforeAll(async () => {
  caddy = await startCaddy((port) => ({
    SITE_ADDRESS: `http://${hostname}:${port}`,
    OTHER_ADDRESSES: `http://:${port}`,
  }));
});

afterAll(() => caddy.stop());

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
