import { describe, expect, inject, test } from 'vitest';
import { lookAtMissingPage, missingPaths } from '../support/missing-paths.ts';
import { phoneScreen, visit, wideScreen, withBrowser } from '../support/page.ts';
import { routes } from '../support/site.ts';

withBrowser();

test.each([...routes, '/500'])('%s asks its own site alone, for no script, and logs nothing', async (path) => {
  await visit('about:blank', wideScreen, async (page) => {
    const asked: URL[] = [];
    const logged: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url())));
    page.on('console', (message) => logged.push(message.text()));
    page.on('pageerror', (error) => logged.push(error.message));
    await page.goto(path);
    await page.evaluate(async () => {
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = 'eager';
      await Promise.all(pictures.map((picture) => picture.decode()));
    });
    expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([inject('siteUrl')]));
    expect(asked.filter(({ pathname }) => pathname.endsWith('.js'))).toEqual([]);
    expect(logged).toEqual([]);
  });
});

describe('the copyright year', () => {
  test('is the reader’s, after a new year', async () => {
    await visit('about:blank', wideScreen, async (page) => {
      await page.clock.setFixedTime(new Date('2031-02-03'));
      await page.goto('/');
      expect(await page.locator('[data-year]').textContent()).toBe('2031');
    });
  });

  test('does not go back with a clock that is behind', async () => {
    await visit('about:blank', wideScreen, async (page) => {
      await page.clock.setFixedTime(new Date('1999-12-31'));
      await page.goto('/');
      expect(await page.locator('[data-year]').textContent()).toBe(String(new Date().getFullYear()));
    });
  });
});

describe('the 404 page', () => {
  async function ask(path: string) {
    return visit('about:blank', phoneScreen, async (page) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto(path);
      return { errors, ...(await page.evaluate(lookAtMissingPage)) };
    });
  }

  test('logs the path that was asked for', async () => {
    const { errors } = await ask('/no/such-page');
    expect(errors.some((error) => error.includes('/no/such-page'))).toBe(true);
  });

  test('shows that path in the breadcrumb, with links only to pages that exist', async () => {
    expect(await ask('/areas/hove/x')).toMatchObject({
      crumbs: ['Home', 'Areas', 'Hove', 'X'],
      links: ['/', '/areas', '/areas/hove'],
    });
    expect(await ask('/no/such-page')).toMatchObject({ crumbs: ['Home', 'No', 'Such Page'], links: ['/'] });
  });

  test.each(missingPaths)('shows %s as text, and keeps its layout', async (_, path, name) => {
    const { crumbs, sideways } = await ask(path);
    expect(crumbs).toEqual(['Home', name]);
    expect(sideways).toBe(false);
  });
});
