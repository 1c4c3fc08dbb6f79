import { expect, test } from 'vitest';
import { openPage, withBrowser } from '../../support/page.ts';
import { phoneScreen } from '../../support/screens.ts';

withBrowser();

const page = openPage(phoneScreen);

test('in forced colours call buttons have an outline, and the pipe, its fittings and the waves are hidden', async () => {
  await page().emulateMedia({ forcedColors: 'active' });
  for (const path of ['/', '/services']) {
    await page().goto(path);
    const [outlines, decorations] = await page().evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());
      return [
        shown('a[data-size]').map((button) => getComputedStyle(button).outlineStyle),
        shown('main span:empty, main > * > svg').map((part) => part.outerHTML),
      ];
    });
    expect(new Set(outlines), path).toEqual(new Set(['solid']));
    expect(decorations, path).toEqual([]);
  }
  await page().emulateMedia({ forcedColors: 'none' });
});

test('with reduced motion only the visibility of the call bar is animated', async () => {
  await page().emulateMedia({ reducedMotion: 'reduce' });
  await page().goto('/');
  const animated = await page().evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys)),
  );
  const timing = ['offset', 'easing', 'composite', 'computedOffset'];
  expect(new Set(animated.filter((property) => !timing.includes(property)))).toEqual(new Set(['visibility']));
});
