import { expect, inject, test } from 'vitest';
import { templates } from '../../support/site.ts';
import { tabs } from '../../support/tab.ts';

const open = tabs();

test('pages send requests to their own site alone, load one script, and write to the console only on the 404 page', async () => {
  await open(async (tab) => {
    for (const path of templates) {
      await tab.go(path);
      // Load the pictures further down the page too. Browsers load these lazily.
      await tab.run(() => {
        for (const picture of document.images) picture.loading = 'eager';
        console.log(`end of ${location.pathname}`);
      });
    }
    const ends = templates.flatMap((path) => [
      ...(path === '/nope' ? ['404: there is no page at /nope'] : []),
      `end of ${path}`,
    ]);
    // Skip the line that the browser itself adds for the status 404.
    const own = () => tab.lines.filter((line) => !line.startsWith('Failed to load resource'));
    await expect.poll(own).toEqual(ends);
    const requests = tab.requests.filter((url) => !url.startsWith('data:'));
    expect(new Set(requests.map((url) => new URL(url).origin))).toEqual(new Set([inject('siteUrl')]));
    expect(new Set(requests.filter((url) => url.endsWith('.js'))).size).toBe(1);
  });
});
