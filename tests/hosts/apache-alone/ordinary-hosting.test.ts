import { load } from 'cheerio';
import { expect, inject, test } from 'vitest';
import { otherWww } from '../../../deploy/caddy/package-site.ts';
import { raw } from '../../support/raw-answer.ts';
import { get, site } from '../../support/site.ts';

const { host } = new URL(site.business.site);
const { host: other } = new URL(otherWww(site.business.site));

test('the address with or without "www.", and the one without https, redirect to the address of the site', async () => {
  for (const asked of [other, host]) {
    const { headers, status } = await raw('/services?from=card', { host: asked });
    expect([status, headers.location], asked).toEqual([308, `${site.business.site}/services?from=card`]);
  }
});

test('a request that reached a proxy with https does not redirect to itself', async () => {
  expect((await raw('/services', { host, 'x-forwarded-proto': 'https' })).status).toBe(200);
});

test('the settings are not served, and neither is a list of the files in a folder', async () => {
  expect((await get('/.htaccess')).status).toBe(403);
  const folder = await get('/share');
  expect([folder.status, load(await folder.text())('h1').text()]).toEqual([404, site.words['not-found'].heading]);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is not allowed, with status 405', async (method) => {
  expect((await fetch(inject('siteUrl'), { method })).status).toBe(405);
});
