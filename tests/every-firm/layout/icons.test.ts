import Color from 'colorjs.io';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { visit, withBrowser } from '../../support/page.ts';
import { facts } from '../../support/site.ts';

withBrowser();

/** The grounds of browsers' tabs, chosen and not. */
const tabs = [
  ['light', '#ffffff'],
  ['light', '#dee1e6'],
  ['dark', '#35363a'],
  ['dark', '#202124'],
] as const;

test.each(tabs)(
  'on a %s tab of the colour %s, enough of the mark stands out to be known',
  async (colorScheme, ground) => {
    const size = 32;
    const picture = await visit('/', { colorScheme, viewport: { width: size, height: size } }, async (page) => {
      const tab = `<body style="margin:0;background:${ground}"><img src="/favicon.svg" width="${size}" height="${size}">`;
      await page.route('**/tab', (route) => route.fulfill({ contentType: 'text/html', body: tab }));
      await page.goto('/tab');
      await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
      return page.screenshot();
    });
    const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
    const stands = Array.from({ length: size * size }, (_, index) => [...pixels.subarray(3 * index, 3 * index + 3)])
      .map(([red = 0, green = 0, blue = 0]) => new Color('srgb', [red / 255, green / 255, blue / 255]))
      .filter((colour) => colour.contrastWCAG21(ground) >= 3);
    // As much as a ring two pixels wide.
    expect(stands.length / size ** 2).toBeGreaterThan(0.15);
  },
);

test('a browser takes the manifest as it is, under the policy of the page', async () => {
  const { data, errors, url } = await visit('/', {}, async (page) => {
    const session = await page.context().newCDPSession(page);
    return session.send('Page.getAppManifest');
  });
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(JSON.parse(data ?? '').name).toBe(facts.business.name);
});
