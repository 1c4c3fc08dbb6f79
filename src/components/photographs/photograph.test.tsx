import { expect, test } from 'vitest';
import { readWith } from '../../../tests/support/example-firm.ts';
import { render } from '../../../tests/support/render.ts';
import { drawingsOf } from '../../drawings/drawings.ts';
import { Photograph } from './Photograph.tsx';
import { PlacedPicture } from './PlacedPicture.tsx';

const site = await readWith({});
const atTop = site.photographs.byPlace.get('/about');
const [small] = site.photographs.byPerson.values();
const drawing = drawingsOf(site).named('boiler');
if (!atTop || !small) throw new Error('The filled firm has photographs of its people, together and alone');

test('below the first screen it has one size, is lazy-loaded and reserves its space', () => {
  const image = render(<Photograph photograph={small} />)('img');
  expect(image.attr('src')).toMatch(/^\/photographs\/[\w-]+\.webp$/);
  expect([image.attr('alt'), image.attr('width'), image.attr('height')]).toEqual([
    small.alt,
    `${small.width}`,
    `${small.height}`,
  ]);
  expect([image.attr('loading'), image.attr('srcset')]).toEqual(['lazy', undefined]);
});

test('on the first screen it loads at once, in the size that the screen needs', () => {
  const $ = render(<Photograph photograph={atTop} firstScreenSizes="100vw" />);
  for (const element of ['img', 'source[type="image/avif"]']) {
    expect($(element).attr('srcset')?.match(/ \d+w/g)).toHaveLength(atTop.webp.length);
    expect($(element).attr('sizes')).toBe('100vw');
  }
  expect($('img').attr('loading')).toBeUndefined();
});

test('it replaces a drawing, which is shown if there is no photograph', () => {
  const shown = (photograph: typeof small | undefined) =>
    render(<PlacedPicture photograph={photograph} drawing={drawing} alt="A boiler" />)('img');
  expect(shown(small).attr('alt')).toBe(small.alt);
  expect(shown(undefined).attr('alt')).toBe('A boiler');
  expect(shown(undefined).attr('src')).toBe('/drawings/boiler.svg');
});
