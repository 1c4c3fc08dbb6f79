import { expect, test } from 'vitest';
import { band, read, site } from '../support/site.ts';

const { photographs } = site.words;

test('each photograph is in its place, as AVIF and with its size; it is lazy-loaded except at the top of a page', async () => {
  for (const { alt, place } of photographs) {
    const [path = '', drawing] = place.split('#');
    const id = drawing?.replace(/-\d$/, '').replace('highlight', 'highlights').replace('step', 'process') ?? 'page';
    const $ = await read(path);
    const image = $(band(id, 'img')).filter((_, each) => $(each).attr('alt') === alt);
    expect(image.length, place).toBeGreaterThan(0);
    expect(Number(image.attr('width')) * Number(image.attr('height')), place).toBeGreaterThan(0);
    expect(image.attr('loading'), place).toBe(drawing ? 'lazy' : undefined);
    expect(image.prev('source').attr('type'), place).toBe('image/avif');
  }
});
