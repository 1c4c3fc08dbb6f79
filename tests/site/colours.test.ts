import { expect, test } from 'vitest';
import { everyPage, readAll } from '../support/site.ts';

test('every colour of a page is written as one plain colour, which extensions that restyle pages can read', async () => {
  for (const [path, $] of await readAll(everyPage)) {
    const styles = $('style').text();
    const colours = [...styles.matchAll(/(--[\w-]+):([^;}]*#[\da-f]{3,8}[^;}]*)/g)];
    expect(colours.length, path).toBeGreaterThan(10);
    for (const [, name, value = ''] of colours)
      expect(value, `${path} ${name}`).toMatch(/^(#[\da-f]{3,8}|linear-gradient.*)$/);
    expect(styles, path).not.toMatch(/light-dark|--lightningcss/);
  }
});
