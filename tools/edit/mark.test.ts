import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brandMark } from '../../src/assets/pictures.ts';
import { exampleWith } from '../../tests/support/example-firm.ts';
import { markProblems, mostBytesOfMark } from '../build/check-look.ts';
import { undoChange } from '../content-files/change.ts';
import { setMark } from './mark.ts';

let firm: string;
beforeEach(() => {
  firm = exampleWith({});
});
afterEach(() => rmSync(firm, { recursive: true }));

const file = () => join(firm, 'mark.svg');
const mark = () => readFileSync(file(), 'utf8');
const written = expect.objectContaining({ done: 'written', files: ['mark.svg'] });
/** A rectangle on a ground of 600 by 400 pixels. */
const rectangle = (background: string, { width = 300, height = 100, left = 40, top = 200 } = {}) =>
  sharp({ create: { width: 600, height: 400, channels: 4, background } }).composite([
    { input: { create: { width, height, channels: 4, background: '#c03020' } }, left, top },
  ]);
/** Random colours, which can't be compressed. */
const noise = () =>
  sharp({
    create: {
      width: 900,
      height: 500,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
/** Colours of the mark as an icon of 90 pixels: at its top, at the left of its middle, and in its middle. */
async function pixels(): Promise<string[]> {
  const icon = await sharp(await brandMark({ mark: mark() }, 90))
    .raw()
    .toBuffer();
  return [
    [45, 3],
    [3, 45],
    [45, 45],
  ].map(([x = 0, y = 0]) => {
    const [r = 0, g = 0, b = 0, alpha] = icon.subarray((y * 90 + x) * 4);
    if (alpha === 0) return 'transparent';
    return r > 220 && g > 220 && b > 220 ? 'white' : r > 150 && g < 90 && b < 90 ? 'red' : `${r} ${g} ${b}`;
  });
}

describe('a picture becomes a square mark that the build takes and icons are made from', () => {
  test.each([
    ['a wide PNG with a transparent ground', () => rectangle('#0000').png(), ['transparent', 'red', 'red']],
    ['a JPEG on white', () => rectangle('#fff').jpeg(), ['white', 'white', 'red']],
    [
      'a WebP with a letter in its corner',
      () => rectangle('#0000', { left: 0, top: 0 }).webp(),
      ['transparent', 'red', 'red'],
    ],
  ])('%s', async (_, picture, colours) => {
    expect(await setMark(firm, 'logo', await picture().toBuffer())).toEqual(written);
    expect(await markProblems(file())).toEqual([]);
    expect((await sharp(file()).metadata()).width).toBe(256);
    expect(await pixels()).toEqual(colours);
  });

  test('even one of more colours than a small file has room for', async () => {
    expect(await setMark(firm, 'van.jpg', await noise().jpeg().toBuffer())).toEqual(written);
    expect(mark().length).toBeLessThanOrEqual(mostBytesOfMark);
    expect(await markProblems(file())).toEqual([]);
  });
});

test.each([
  ['3 times as wide as it is high', {}],
  ['4 times as high as it is wide', { width: 80, height: 320, top: 20 }],
])('a logo that is %s is taken, and the owner reads that it looks small', async (shape, size) => {
  const answer = await setMark(firm, 'logo.png', await rectangle('#fff', size).png().toBuffer());
  expect(answer).toEqual({
    done: 'written',
    files: ['mark.svg'],
    small: expect.stringContaining(`This logo is about ${shape}`),
  });
});

test('nothing is said of a logo that fills most of its square', async () => {
  const answer = await setMark(firm, 'logo.png', await rectangle('#fff', { width: 400, height: 200 }).png().toBuffer());
  expect(answer).toEqual({ done: 'written', files: ['mark.svg'], small: undefined });
});

describe('an SVG', () => {
  const svg = (root: string, inside = '<path fill="#c03020" d="M10 0h64v32H10z"/>') =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`);

  test('that is square stays as it is', async () => {
    const square = svg('viewBox="0 0 80 80"');
    expect(await setMark(firm, 'logo.svg', square)).toEqual(written);
    expect(mark()).toBe(`${square}`);
  });

  test.each(['viewBox="10 0 64 32"', "width='64' height='32' viewBox='10,0,64,32'", 'width="74" height="32"'])(
    'with %s is put in the middle of a square, and stays a drawing',
    async (root) => {
      expect(await setMark(firm, 'logo.svg', svg(root))).toEqual(written);
      expect(mark()).toContain('<path');
      expect((await pixels()).slice(0, 1)).toEqual(['transparent']);
      expect((await pixels()).at(-1)).toBe('red');
    },
  );

  test.each([
    ['with a script', '<script>alert(1)</script>'],
    ['with the address of another file', '<image href="https://evil.example/x.png" width="9" height="9"/>'],
    ['that is too large', `<path fill="none" d="M0 0${'m1 1h1'.repeat(4000)}"/>`],
  ])('%s becomes a picture', async (_, more) => {
    const inside = `<rect width="80" height="80" fill="#c03020"/>${more}`;
    expect(await setMark(firm, 'logo.svg', svg('viewBox="0 0 80 80"', inside))).toEqual(written);
    expect(mark()).toMatch(
      /^<svg [^>]*><image width="256" height="256" href="data:image\/png;base64,[^"]*"\/><\/svg>\n$/,
    );
    expect(await pixels()).toEqual(['red', 'red', 'red']);
  });
});

describe('the mark stays as it was', () => {
  test.each<[string, string, () => Promise<Buffer> | Buffer, string]>([
    ['a text', 'logo.png', () => Buffer.from('not a picture'), 'no picture that can be read'],
    ['an empty file', 'logo.png', () => Buffer.alloc(0), 'no picture that can be read'],
    ['a photograph of an iPhone', 'IMG_1.HEIC', () => Buffer.from('ftypheic'), 'HEIC'],
    [
      'a small picture',
      'logo.png',
      () => rectangle('#fff', { width: 90, height: 60 }).png().toBuffer(),
      'at least 128',
    ],
  ])('after %s, and the owner reads why', async (_, name, bytes, message) => {
    const before = mark();
    expect(await setMark(firm, name, await bytes())).toEqual({ problem: expect.stringContaining(message) });
    expect(mark()).toBe(before);
  });

  test('after a picture in which nothing can be seen', async () => {
    const before = mark();
    const picture = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    expect(await setMark(firm, 'logo.png', picture)).toMatchObject({
      done: 'refused',
      problems: [{ found: 'an empty picture' }],
    });
    expect(mark()).toBe(before);
  });

  test('after the same picture, which needs no Undo', async () => {
    const picture = await rectangle('#fff').png().toBuffer();
    await setMark(firm, 'logo.png', picture);
    expect(await setMark(firm, 'logo.png', picture)).toEqual({ done: 'nothing' });
  });
});

test('undo brings back one mark after the other', async () => {
  const first = mark();
  await setMark(firm, 'logo.png', await rectangle('#fff').png().toBuffer());
  const second = mark();
  await setMark(firm, 'logo.png', await rectangle('#0000').png().toBuffer());
  expect(new Set([first, second, mark()]).size).toBe(3);
  for (const before of [second, first]) {
    expect(await undoChange(firm)).toEqual(written);
    expect(mark()).toBe(before);
  }
});
