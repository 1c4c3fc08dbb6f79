import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCloudflare } from '../../../deploy/cloudflare/serve.ts';
import type { Host } from '../../../deploy/host.ts';
import { apachePath, caddyPath } from '../../../tools/program-paths.mjs';
import { copyGeneratedFirm } from '../../support/generated-firm.ts';
import type { ProjectCopy } from '../../support/project-copy.ts';
import { startApache } from '../../support/serve-with-apache.ts';
import { anyAddress, startCaddy } from '../../support/serve-with-caddy.ts';

// Tests of what an owner can add to the site: the file with which Google verifies ownership, a PDF, and redirects from a former site.

const proof = 'google-site-verification: google0123456789abcdef.html\n';
const pdf = '%PDF-1.4\n% Our terms\n';
const hosts: [string, (site: string) => Promise<Host>][] = [['Cloudflare', (site) => startCloudflare(0, site)]];
if (caddyPath()) hosts.push(['Caddy', (site) => startCaddy(anyAddress, site)]);
if (apachePath()) hosts.push(['Apache', (site) => startApache(site)]);

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyGeneratedFirm(5);
  await mkdir(copy.file('firm/downloads'), { recursive: true });
  await writeFile(copy.file('firm/downloads/terms.pdf'), pdf);
  await writeFile(copy.file('public/google0123456789abcdef.html'), proof);
  const old = ['/about-us: /about', '/our-services/boilers/: /services', '/terms.php: /downloads/terms.pdf'];
  await writeFile(copy.file('firm/content/redirects.yaml'), old.join('\n'));
  const { code, printed } = await copy.build();
  expect(code, printed).toBe(0);
});
afterAll(() => copy.remove());

describe.each(hosts)('%s', (_, start) => {
  let host: Host;
  beforeAll(async () => {
    host = await start(copy.file('dist'));
  });
  afterAll(() => host.stop());
  const get = (path: string) => fetch(host.url + path, { redirect: 'manual' });

  test('serves Google’s file at its own address, without a redirect', async () => {
    const answer = await get('/google0123456789abcdef.html');
    expect([answer.status, await answer.text()]).toEqual([200, proof]);
  });

  test('serves a PDF that the browser shows', async () => {
    const answer = await get('/downloads/terms.pdf');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(await answer.text()).toBe(pdf);
  });

  test.each([
    ['/about-us', '/about'],
    ['/about-us/', '/about'],
    ['/our-services/boilers', '/services'],
    ['/our-services/boilers/', '/services'],
    ['/terms.php?from=card', '/downloads/terms.pdf?from=card'],
  ])('leads %s of the former site to %s in one step', async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers.get('location')?.replace(host.url, '')]).toEqual([308, to]);
  });
});
