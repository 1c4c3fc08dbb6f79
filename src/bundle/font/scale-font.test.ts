import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { readOriginal, weight } from './original.ts';
import { scaleFont } from './scale-font.ts';

const words = 'Hot Water, AVA To 01632 960 247 é';

test('letters on the coarser grid are drawn and kerned as in the original', async () => {
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight }, keepFeatures: ['kern'] } as const;
  const dropTables = ['GSUB', 'GDEF', 'STAT'];
  const font = await subsetFont(await readOriginal('latin'), words, { ...options, dropTables });
  const pictures = [font, scaleFont(font, 4)].map(drawn);
  const size = { width: 1200, height: 60, fit: 'fill' } as const;
  const [one = [], other = []] = await Promise.all(
    pictures.map(async (png) => [...(await sharp(png).resize(size).extractChannel(0).raw().toBuffer())]),
  );
  const ink = one.filter((grey) => grey > 128).length;
  const different = one.filter((grey, at) => Math.abs(grey - (other[at] ?? 0)) > 128).length;
  expect(ink).toBeGreaterThan(10_000);
  expect(different / ink).toBeLessThan(0.1);
});

/** The words in a font, white on black; by a process of its own, as one that knows two fonts of a name takes the first. */
function drawn(font: Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'font-'));
  const fontfile = join(folder, 'besley.ttf');
  writeFileSync(fontfile, font);
  const text = JSON.stringify({ text: words, font: 'Besley', fontfile, dpi: 400 });
  const program = `require('sharp')({ text: ${text} }).png().toBuffer().then((png) => process.stdout.write(png))`;
  const png = execFileSync(process.execPath, ['--eval', program]);
  rmSync(folder, { recursive: true });
  return png;
}
