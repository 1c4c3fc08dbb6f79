import { expect, test } from 'vitest';
import { gasEmergency } from '../../../src/site/schema/phone.ts';
import { openPage, withBrowser } from '../../support/page.ts';
import { wideScreen } from '../../support/screens.ts';
import { templates } from '../../support/site.ts';

withBrowser();

const page = openPage(wideScreen);

// On wide screens a call button or a picture beside long text is sticky, and other content is below it.
test.each(templates)('on %s nothing covers a warning or a button while the page scrolls', async (path) => {
  await page().goto(path);
  const covered = await page().evaluate(async (number) => {
    const found: string[] = [];
    // Links to a part of the page that are in no paragraph, such as the one past a map, are hidden until they have the focus.
    for (const part of document.querySelectorAll(
      `main p:has(a[href="tel:${number}"]), main a:not(p a, li a, svg a, [href^="#"])`,
    )) {
      part.scrollIntoView({ block: 'end' });
      for (let step = 0; step < 12; step += 1) {
        scrollBy(0, 60);
        await new Promise(requestAnimationFrame);
        // A link that wraps has a rectangle for each line.
        for (const { left, top, width, height } of part.getClientRects())
          for (const share of [0.15, 0.5, 0.85]) {
            const point = [left + width / 2, top + height * share] as const;
            const seen = point[1] > 0 && point[1] < innerHeight ? document.elementFromPoint(...point) : part;
            if (!part.contains(seen)) found.push(`${part.textContent?.slice(0, 40)}: ${seen?.outerHTML.slice(0, 80)}`);
          }
      }
    }
    return found;
  }, gasEmergency.e164);
  expect(covered).toEqual([]);
});
