import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { go, phoneScreen, visit, withFirefox } from '../support/firefox.ts';
import { lookAtMissingPage, missingPaths } from '../support/missing-paths.ts';
import { get } from '../support/site.ts';

withFirefox();

function ask(path: string, prepare = async (_: Page) => {}) {
  return visit('about:blank', phoneScreen, async (page) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await prepare(page);
    await go(page, path);
    return { errors, ...(await page.evaluate(lookAtMissingPage)) };
  });
}

test('the 404 page logs the path that was asked for', async () => {
  const { errors } = await ask('/no/such-page');
  expect(errors).toEqual([expect.stringContaining('/no/such-page')]);
});

test('its breadcrumb links only to pages that exist', async () => {
  expect(await ask('/areas/hove/x')).toMatchObject({
    crumbs: ['Home', 'Areas', 'Hove', 'X'],
    links: ['/', '/areas', '/areas/hove'],
  });
  expect(await ask('/no/such-page')).toMatchObject({ crumbs: ['Home', 'No', 'Such Page'], links: ['/'] });
});

test.each(missingPaths)('it shows %s as text, and keeps its layout', async (_, path, name) => {
  const { crumbs, sideways } = await ask(path);
  expect(crumbs).toEqual(['Home', name]);
  expect(sideways).toBe(false);
});

test('it shows a broken escape as it is, where a host passes it on', async () => {
  // Ours leads to the same path with its escapes mended.
  const body = await (await get('/nope')).text();
  const { crumbs } = await ask('/%E0%A4%A', async (page) => {
    await page.setRequestInterception(true);
    page.on('request', (request) =>
      request.isNavigationRequest() ? request.respond({ contentType: 'text/html', body }) : request.continue(),
    );
  });
  expect(crumbs).toEqual(['Home', '%E0%A4%A']);
});
