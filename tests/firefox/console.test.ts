import { expect, test } from 'vitest';
import { go, phoneScreen, visit, withFirefox } from '../support/firefox.ts';
import { routes } from '../support/site.ts';

withFirefox();

test('the console is silent on every page but the 404, which logs one line', async () => {
  await visit('about:blank', phoneScreen, async (page) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    // Errors, and what the page's policy forbids.
    page.on('pageerror', (error) => logged.push(error instanceof Error ? error.message : String(error)));
    for (const path of [...routes, '/nope']) {
      await go(page, path);
      await page.evaluate(() => console.log(`end of ${location.pathname}`));
    }
    await expect.poll(() => logged, { timeout: 10_000 }).toContain('end of /nope');
    const silent = routes.map((path) => `end of ${path}`);
    expect(logged).toEqual([...silent, '404: there is no page at /nope', 'end of /nope']);
  });
});
