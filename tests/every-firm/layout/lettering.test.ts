import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { displayFontFile } from '../../../src/bundle/font/display-font.ts';
import { openPage, withBrowser } from '../../support/page.ts';

withBrowser();

const page = openPage({ viewport: { width: 1300, height: 300 } });

beforeAll(async () => {
  const original = createRequire(import.meta.url).resolve(
    '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  );
  const face = (name: string, font: Buffer) =>
    `@font-face { font-family: ${name}; font-weight: 900; src: url(data:font/woff2;base64,${font.toString('base64')}) }`;
  await page().setContent(
    `<style>${face('original', await readFile(original))}${face('ours', displayFontFile.bytes)}</style>
     <p style="font: 900 88px/1.2 original; white-space: nowrap; width: fit-content; margin: 20px"></p>`,
  );
});

// Kerning, descenders, and a glyphs that are made of others.
test.each(['Water, Tarring To Yapton', 'Quay & Project 01632 960 247!', '":;:;:;:"'])(
  'the smaller display face draws “%s” as the original does',
  async (text) => {
    const draw = (family: string) =>
      page().evaluate(
        async ([family, text]) => {
          const paragraph = document.querySelector('p');
          if (!paragraph) throw new Error('no paragraph');
          Object.assign(paragraph.style, { fontFamily: family });
          paragraph.textContent = text ?? '';
          await document.fonts.ready;
          return paragraph.getBoundingClientRect().width;
        },
        [family, text],
      );
    const picture = async (family: string) => {
      const width = await draw(family);
      return {
        width,
        pixels: await sharp(await page().screenshot())
          .greyscale()
          .raw()
          .toBuffer(),
      };
    };
    const [ours, original] = [await picture('ours'), await picture('original')];
    expect(Math.abs(ours.width / original.width - 1)).toBeLessThan(0.003);
    const ink = original.pixels.filter((value) => value < 128).length;
    expect(ink).toBeGreaterThan(5_000);
    const different = ours.pixels.filter((value, at) => Math.abs(value - (original.pixels[at] ?? 0)) > 128).length;
    expect(different / ink).toBeLessThan(0.02);
  },
);
