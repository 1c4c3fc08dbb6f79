import { expect, test } from 'vitest';
import { everyPage, readAll } from '../support/site.ts';

test('every colour token of a page is one plain colour, so that extensions such as Dark Reader can change it', async () => {
  for (const [path, $] of await readAll(everyPage)) {
    const styles = $('style').text();
    const colours = [...styles.matchAll(/(--[\w-]+):([^;}]*#[\da-f]{3,8}[^;}]*)/g)];
    expect(colours.length, path).toBeGreaterThan(10);
    for (const [, name, value = ''] of colours)
      expect(value, `${path} ${name}`).toMatch(/^(#[\da-f]{3,8}|(linear|radial)-gradient.*)$/);
    expect(styles, path).not.toMatch(/light-dark|--lightningcss/);
  }
});
