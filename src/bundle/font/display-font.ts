import { createHash } from 'node:crypto';
import { createFontStack } from '@capsizecss/core';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { facts } from '../../facts/index.ts';
import { madeOnce } from '../made-once.ts';
import { labelWeight, readOriginal, weight } from './original.ts';
import { scaleFont } from './scale-font.ts';

const upright = { original: await readOriginal('latin'), wght: weight };
const italic = { original: await readOriginal('latin', 'italic'), wght: labelWeight };

/**
 * Besley in one weight, as WOFF2, cut down to some characters. Kerning stays; hinting, and tables that
 * browsers can do without, go. Its grid becomes four times coarser, 500 units to the em: a sixth of a pixel in the
 * largest heading, and a fifth fewer bytes.
 */
function cut(characters: string, { original, wght } = upright): Promise<Buffer<ArrayBuffer>> {
  return madeOnce({ code: ['src/bundle/font'], source: `${wght} ${characters}` }, () =>
    make(characters, original, wght),
  );
}

async function make(characters: string, original: Buffer, wght: number): Promise<Buffer<ArrayBuffer>> {
  const font = await subsetFont(original, characters, {
    targetFormat: 'truetype',
    variationAxes: { wght },
    noHinting: true,
    noLayoutClosure: true,
    keepFeatures: ['kern'],
    dropTables: ['gasp', 'GDEF', 'GSUB', 'STAT', 'prep'],
  });
  return convert(scaleFont(font, 4), 'woff2');
}

/** All characters of the site's facts, and all of ASCII. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const every = ascii + JSON.stringify(facts);

/** The face for everything below the first screen, and the italic of labels on drawings, which takes its place when it comes. */
export const displayFontFile = file('besley', await cut(every));
export const labelFontFile = file('besley-italic', await cut(every, italic));

/** The file: its address, whose name changes with its content, and WOFF2. */
function file(name: string, bytes: Buffer<ArrayBuffer>) {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { path: `/${name}-${hash}.woff2`, bytes };
}

/** Measures of the weight in use (@capsizecss/metrics 4.3.0, which is 169 MB): the fallback fonts take Besley's room. */
const stack = createFontStack(
  [
    { familyName: 'Besley', ascent: 2500, descent: -850, lineGap: 0, unitsPerEm: 2000, xWidthAvg: 1186 },
    { familyName: 'Georgia', ascent: 1878, descent: -449, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 1062 },
    { familyName: 'Noto Serif', ascent: 1069, descent: -293, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 512 },
  ],
  { fontFaceFormat: 'styleObject' },
);

/** The bold of each fallback font: by family name alone, `local()` finds the regular one. */
const localNames = [
  ['Georgia Bold', 'Georgia-Bold'],
  ['Noto Serif Bold', 'NotoSerif-Bold'],
];

const fallbacks = stack.fontFaces.map(({ '@font-face': { ascentOverride, descentOverride, sizeAdjust } }, index) => ({
  family: `F${index}`,
  face: face(`F${index}`, (localNames[index] ?? []).map((name) => `local("${name}")`).join(), {
    'ascent-override': tenths(ascentOverride),
    'descent-override': tenths(descentOverride),
    'size-adjust': tenths(sizeAdjust),
  }),
}));
const fallbackNames = [...fallbacks.map(({ family }) => family), 'Georgia', 'serif'].join();

/**
 * The styles of the display face on a page. What its first screen says is in the page itself, so that it is there with the
 * first paint; the rest of the face is a file. `--lettering` has both, `--display` the file alone, so that no text below is
 * set in two fonts until the file comes.
 * @param text what the first screen says in the display face
 * @param labels whether it has drawings with labels
 */
export async function displayFontStyles(text: string, labels: boolean): Promise<string> {
  const characters = [...new Set(text)].sort().join('');
  const inline = `url(data:font/woff2;base64,${(await cut(characters)).toString('base64')})`;
  return [
    `:root{--display:Besley,${fallbackNames};--lettering:B1,var(--display)}`,
    face('Besley', `url(${displayFontFile.path})`, { 'font-display': 'swap' }),
    ...fallbacks.map(({ face }) => face),
    face('B1', inline, { 'font-display': 'block' }),
    ...(labels ? [labelFace] : []),
  ].join('');
}

const labelFace = face('Labels', `url(${labelFontFile.path})`, {
  'font-weight': `${labelWeight}`,
  'font-style': 'italic',
  'font-display': 'swap',
});

/**
 * Starts to decode the font in the page at once. Browsers begin only when they lay out text that needs it, which is too late
 * for the first paint: what it moved then made a layout shift of up to 0.05.
 */
export const loadLettering = `document.fonts.load('${weight} 1em B1')`;

function face(family: string, source: string, more: Record<string, string | undefined>): string {
  const declarations = Object.entries({ 'font-family': family, 'font-weight': `${weight}`, src: source, ...more });
  return `@font-face{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

/** A percentage with one decimal, which is finer than any screen. */
function tenths(percent: string | undefined): string {
  return `${Math.round(Number.parseFloat(percent ?? '') * 10) / 10}%`;
}
