import { expect, inject, test } from 'vitest';
import { templates } from '../../support/site.ts';
import { tabs } from '../../support/tab.ts';

const open = tabs();

test('pages send requests only to their own site, no script but the one of all pages, and write nothing to the console but one line on the 404 page', async () => {
  await open(async (tab) => {
    for (const path of templates) {
      await tab.go(path);
      // Pictures further down come too.
      await tab.run(() => {
        for (const picture of document.images) picture.loading = 'eager';
        console.log(`end of ${location.pathname}`);
      });
    }
    const ends = templates.flatMap((path) => [
      ...(path === '/nope' ? ['404: there is no page at /nope'] : []),
      `end of ${path}`,
    ]);
    // The browser itself notes that the page's answer was 404.
    const own = () => tab.lines.filter((line) => !line.startsWith('Failed to load resource'));
    await expect.poll(own).toEqual(ends);
    const asked = tab.asked.filter((url) => !url.startsWith('data:'));
    expect(new Set(asked.map((url) => new URL(url).origin))).toEqual(new Set([inject('siteUrl')]));
    expect(new Set(asked.filter((url) => url.endsWith('.js'))).size).toBe(1);
  });
});
