import { expect, test } from 'vitest';
import { startProxy } from '../../support/proxy.ts';
import { phoneScreen } from '../../support/screens.ts';
import { facts, get, mainPages } from '../../support/site.ts';
import { tabs } from '../../support/tab.ts';

const open = tabs();
const home = mainPages[0]?.name;
const area = facts.areas[0];

/** What the 404 page shows and logs for a path. */
async function ask(path: string, site?: string) {
  let seen = {
    crumbs: [] as (string | null)[],
    links: [] as (string | null)[],
    sideways: true,
    /** How far down the number under the heading ends, in pixels. */
    numberEnds: Number.POSITIVE_INFINITY,
    lines: [] as readonly string[],
  };
  await open(
    async (tab) => {
      await tab.go(path);
      const shown = await tab.run((label) => {
        const crumbs = document.querySelectorAll(`nav[aria-label="${label}"] li`);
        return {
          crumbs: Array.from(crumbs, (crumb) => crumb.textContent),
          links: Array.from(crumbs, (crumb) => crumb.querySelector('a')?.getAttribute('href') ?? null),
          sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
          numberEnds: document.querySelector('main a[href^="tel:"]')?.getBoundingClientRect().bottom ?? Number.NaN,
        };
      }, facts.words.frame.breadcrumb);
      await expect.poll(() => tab.lines.some((line) => line.startsWith('404:'))).toBe(true);
      seen = { ...shown, lines: tab.lines };
    },
    site === undefined ? {} : { site },
  );
  return seen;
}

test('the 404 page logs the path that was asked for, and links in its breadcrumb only to pages that exist', async () => {
  const { crumbs, links, lines } = await ask('/no/such-page');
  expect(lines.filter((line) => line.startsWith('404:'))).toEqual(['404: there is no page at /no/such-page']);
  expect(crumbs).toEqual([home, 'No', 'Such Page']);
  expect(links).toEqual(['/', null, null]);
  expect((await ask(`${area?.path}/x`)).links).toEqual(['/', '/areas', area?.path, null]);
});

test.each([
  ['markup', '/%3Cimg%20src=x%20onerror=alert(1)%3E', ['<img Src=x Onerror=alert(1)>']],
  ['escapes', '/caf%C3%A9%20100%25', ['Café 100%']],
  ['right-to-left text', '/%D7%A9%D7%9C%D7%95%D7%9D', ['שלום']],
  ['2,000 characters', `/${'x'.repeat(2000)}`, [`X${'x'.repeat(38)}…`]],
  ['1,000 folders', '/x'.repeat(1000), ['X', 'X', 'X', '…', 'X']],
])('it shows %s as text, and keeps its layout and its number on the first screen', async (_, path, names) => {
  const { crumbs, sideways, numberEnds } = await ask(path);
  expect(crumbs).toEqual([home, ...names]);
  expect(sideways).toBe(false);
  expect(numberEnds).toBeLessThan(phoneScreen.viewport.height - 80);
});

test('it shows a broken escape as it is, where a host passes it on', async () => {
  // Ours leads to the same path with its escapes mended.
  const proxy = await startProxy((await get('/nope')).url, { onePage: true });
  try {
    expect((await ask('/%E0%A4%A', proxy.url)).crumbs).toEqual([home, '%E0%A4%A']);
  } finally {
    await proxy.stop();
  }
});
