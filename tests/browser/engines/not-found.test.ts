import { expect, test } from 'vitest';
import { phoneScreen } from '../../support/screens.ts';
import { mainPages, site } from '../../support/site.ts';
import { tabs } from '../../support/tab.ts';

const open = tabs();
const home = mainPages[0]?.name;
const area = site.areas[0];

/** Opens the 404 page at a path. Returns the results of inspectPage(), and the lines that begin with "404:" in the console. */
async function open404(path: string) {
  return open(async (tab) => {
    await tab.go(path);
    const shown = await tab.run(inspectPage, site.words.frame.breadcrumb);
    const linesOf404 = () => tab.lines.filter((line) => line.startsWith('404:'));
    await expect.poll(linesOf404).toHaveLength(1);
    return { ...shown, linesOf404: linesOf404() };
  });
}

test('the 404 page logs its path, and its breadcrumb links only to pages that exist', async () => {
  const { crumbs, links, linesOf404 } = await open404('/no/such-page');
  expect(linesOf404).toEqual(['404: there is no page at /no/such-page']);
  expect(crumbs).toEqual([home, 'No', 'Such Page']);
  expect(links).toEqual(['/', null, null]);
  expect((await open404(`${area?.path}/x`)).links).toEqual(['/', '/areas', area?.path, null]);
});

test.each([
  ['markup', '/%3Cimg%20src=x%20onerror=alert(1)%3E', ['<img Src=x Onerror=alert(1)>']],
  ['escapes', '/caf%C3%A9%20100%25', ['Café 100%']],
  ['right-to-left text', '/%D7%A9%D7%9C%D7%95%D7%9D', ['שלום']],
  ['2,000 characters', `/${'x'.repeat(2000)}`, [`X${'x'.repeat(38)}…`]],
  ['1,000 segments', '/x'.repeat(1000), ['X', 'X', 'X', '…', 'X']],
])('the 404 page shows %s in its path as text, with its number still on the first screen', async (_, path, names) => {
  const { crumbs, sideways, numberEnds } = await open404(path);
  expect(crumbs).toEqual([home, ...names]);
  expect(sideways).toBe(false);
  expect(numberEnds).toBeLessThan(phoneScreen.viewport.height - 80);
});

/**
 * Returns the texts and links of the breadcrumb, whether the page scrolls sideways, and the position of the lower edge of the first phone
 * link in `main`, in pixels.
 */
function inspectPage(label: string) {
  const crumbs = [...document.querySelectorAll(`nav[aria-label="${label}"] li`)];
  return {
    crumbs: crumbs.map((crumb) => crumb.textContent),
    links: crumbs.map((crumb) => crumb.querySelector('a')?.getAttribute('href') ?? null),
    sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    numberEnds: document.querySelector('main a[href^="tel:"]')?.getBoundingClientRect().bottom ?? Number.NaN,
  };
}
