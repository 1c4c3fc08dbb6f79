import { expect, test } from 'vitest';
import { openPage, withBrowser } from '../../support/page.ts';
import { canCall } from '../../support/reach.ts';
import { phoneScreen } from '../../support/screens.ts';
import { site, templates } from '../../support/site.ts';

withBrowser();

const page = openPage(phoneScreen);

test.each(templates)('%s shows the number without scrolling at every width, where it can be tapped', async (path) => {
  await page().goto(path);
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page().setViewportSize({ width, height: 640 });
    expect(await canCall(page(), site.business.phone), `${width} pixels wide`).toBe(true);
  }
});
