import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import business from '../../../business.config.ts';
import { packageSite } from '../../../deploy/caddy/package-site.ts';
import { startCaddy } from '../../../deploy/caddy/serve.ts';
import type { Host } from '../../../deploy/host.ts';
import { caddyPath } from '../../../tools/program-paths.mjs';
import { readAnswers } from '../../support/nonsense/answers.ts';
import { converse } from '../../support/nonsense/conversation.ts';

const { hostname } = new URL(business.site);
const folder = mkdtempSync(join(tmpdir(), 'server-'));
let caddy: Host;

beforeAll(async () => {
  packageSite('dist', folder, business.site);
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
  expect(await answerTo('GET /', hostname)).toEqual([200, undefined]);
});

test.each([
  ['GET /', 'elsewhere.example'],
  ['GET /services/', 'elsewhere.example'],
  ['GET /', '127.0.0.1'],
  ['GET /', ''],
  ['CONNECT elsewhere.example:443', 'elsewhere.example:443'],
  ['GET http://elsewhere.example/', hostname],
])('%s of host "%s" is refused, and led nowhere', async (line, host) => {
  expect(await answerTo(line, host)).toEqual([421, undefined]);
});

/** @returns status and Location */
async function answerTo(line: string, host: string) {
  const { received } = await converse(caddy.url, `${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const [answer] = readAnswers(received);
  return [answer?.status, answer?.headers.get('location')];
}
