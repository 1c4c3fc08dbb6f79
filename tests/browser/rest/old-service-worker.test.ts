import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, test } from 'vitest';
import { visit, withBrowser } from '../../support/page.ts';
import { site } from '../../support/site.ts';

withBrowser();

/** Script of an earlier site's service worker, which answers requests from its cache, so that pages work offline. */
const oldWorker = `
  addEventListener('install', (event) => event.waitUntil(caches.open('old').then((kept) => kept.add('/'))));
  addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))));
`;

test.each(['/sw.js', '/service-worker.js'])(
  'a browser with the service worker %s of an earlier site shows this site',
  async (worker) => {
    let moved = false;
    const server = createServer(async ({ url = '/' }, response) => {
      if (moved) {
        const answer = await fetch(inject('siteUrl') + url);
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
        response.end(Buffer.from(await answer.arrayBuffer()));
      } else if (url === worker) response.writeHead(200, { 'content-type': 'text/javascript' }).end(oldWorker);
      else {
        const page = `<title>Old site</title><script>navigator.serviceWorker.register('${worker}')</script>`;
        response.writeHead(200, { 'content-type': 'text/html' }).end(page);
      }
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      await visit('about:blank', {}, async (page) => {
        await page.goto(origin);
        await page.evaluate(async () => void (await navigator.serviceWorker.ready));
        moved = true;
        await page.goto(`${origin}/`);
        await expect
          .poll(() =>
            page
              .locator('h1')
              .count()
              .catch(() => 0),
          )
          .toBe(1);
        expect(await page.locator('header').innerText()).toContain(site.business.phone.text);
        expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
        expect(await page.evaluate(() => caches.keys())).toEqual([]);
      });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  },
);
