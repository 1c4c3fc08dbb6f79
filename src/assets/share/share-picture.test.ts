import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withDrawnLetters } from './share-picture.ts';

const widthOf = async (text: string, fontfile: string) => {
  const font = fontfile.includes('fraunces') ? 'Fraunces' : 'Besley';
  const { info } = await sharp({ text: { text, font, fontfile, dpi: 300 } })
    .png()
    .toBuffer({ resolveWithObject: true });
  return info.width;
};

test.each([
  'src/assets/font/besley-900.ttf',
  'src/assets/font/fraunces-900.ttf',
  'src/assets/font/besley-500-italic.ttf',
])('%s has the letters of Welsh: none is drawn as a box', async (font) => {
  for (const [letter, plain] of ['ŵw', 'ẃw', 'ẁw', 'ẅw', 'Ŵw', 'ŷy', 'ỳy', 'Ŷy'].map((pair) => [...pair])) {
    const [own, other] = await Promise.all([widthOf(letter ?? '', font), widthOf(plain ?? '', font)]);
    // A letter that the font lacks, such as ņ, is drawn as a box with the four digits of its code. All such boxes have the same width.
    expect(own, letter).not.toBe(await widthOf('ņ', font));
    if (letter === letter?.toLowerCase()) expect(Math.abs(own - other), letter).toBeLessThan(4);
  }
});

test('a letter that Besley lacks is drawn without its accent', () => {
  expect(withDrawnLetters('Tŵr-y-felin, Llŷn, Łomża & Šumava')).toBe('Tŵr-y-felin, Llŷn, Łomza & Sumava');
  expect(withDrawnLetters('Tw\u0302r')).toBe('Tŵr');
});
