import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { oncePerSite } from '../../site/once-per-site.ts';
import type { Site, SiteTexts } from '../../site/site.ts';
import { cached } from '../cache.ts';

/**
 * Display fonts, by the value of `lettering` in look.yaml. `family`: name of the font and of its files; `headings`: CSS for headings in
 * this font; `georgia`, `notoSerif`: CSS descriptors that scale the two fallback fonts, bold Georgia and bold Noto Serif, to the size of
 * the font.
 */
const displayFonts = {
  clarendon: {
    family: 'Besley',
    headings: '',
    georgia: 'ascent-override:109.3%;descent-override:37.2%;size-adjust:114.4%',
    notoSerif: 'ascent-override:107.9%;descent-override:36.7%;size-adjust:115.8%',
  },
  oldstyle: {
    family: 'Fraunces',
    // The font's own spaces are too narrow.
    headings: 'h1,h2,h3{word-spacing:.08em}h1 small{word-spacing:0}',
    georgia: 'ascent-override:105.3%;descent-override:27.4%;size-adjust:104%',
    notoSerif: 'ascent-override:104%;descent-override:27.1%;size-adjust:105.3%',
  },
} as const;

/** Returns the display font of a site, with the paths of its file and its licence. */
export function displayFontOf({ words }: Pick<SiteTexts, 'words'>) {
  const font = displayFonts[words.look.lettering];
  const name = font.family.toLowerCase();
  return { ...font, name, file: `${folder}/${name}-900.ttf`, licence: `${folder}/${name}-OFL.txt` };
}

const folder = 'src/assets/font';
const italic = 'src/assets/font/besley-500-italic.ttf';
const text = 'src/assets/font/libre-franklin.ttf';

/** Returns a font with only the given characters, as WOFF2. */
function subset(characters: string, file: string): Promise<Buffer<ArrayBuffer>> {
  return cached({ code: [file, 'src/assets/font/display-font.ts'], source: characters }, () =>
    subsetFont(readFileSync(file), characters, { targetFormat: 'woff2' }),
  );
}

/** A font file to serve: its path, which contains a hash of the file, and its bytes (WOFF2). */
interface FontFile {
  path: string;
  bytes: Buffer<ArrayBuffer>;
}

/**
 * Returns the font files of a site, which have ASCII and all characters of its texts. `display`: the display font, for text below the first
 * screen; `labels`: italic Besley, for labels on drawings; `text`: the font of running text.
 */
export const fontFilesOf = oncePerSite(async (site) => {
  const allCharacters = ascii + charactersOf(site);
  const { name, file } = displayFontOf(site);
  return {
    display: fontFile(name, await subset(allCharacters, file)),
    labels: fontFile('besley-italic', await subset(allCharacters, italic)),
    text: fontFile('libre-franklin', await subset(allCharacters, text)),
  };
});

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const charactersOf = ({ business, words, areas, jobs, pages }: SiteTexts) =>
  JSON.stringify({ business, words, areas, jobs, pages });

function fontFile(name: string, bytes: Buffer<ArrayBuffer>): FontFile {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { path: `/${name}-${hash}.woff2`, bytes };
}

/**
 * Returns the CSS of the display font on a page. The font is a file, but its characters that the first screen needs are inline as well, so
 * that the first paint shows them. `--lettering` is the inline font, then the file. `--display` is only the file: with the inline font,
 * text below the first screen would mix two fonts while the file loads. Until the file has loaded, this text is in bold Georgia or bold
 * Noto Serif, scaled to the size of the display font (docs/decisions/0005-display-font.md).
 * @param text text of the first screen in the display font
 * @param withLabels whether drawings on the page have labels, which need the italic font
 */
export async function displayFontStyles(site: Site, text: string, withLabels: boolean): Promise<string> {
  const { family, file, headings, georgia, notoSerif } = displayFontOf(site);
  const { display, labels } = await fontFilesOf(site);
  const characters = [...new Set(text)].sort().join('');
  const inline = `data:font/woff2;base64,${(await subset(characters, file)).toString('base64')}`;
  return [
    `:root{--display:${family},F0,F1,Georgia,serif;--lettering:B1,var(--display)}${headings}`,
    `@font-face{font-family:${family};font-weight:900;src:url(${display.path});font-display:swap}`,
    `@font-face{font-family:F0;font-weight:900;src:local("Georgia Bold"),local("Georgia-Bold");${georgia}}`,
    `@font-face{font-family:F1;font-weight:900;src:local("Noto Serif Bold"),local("NotoSerif-Bold");${notoSerif}}`,
    `@font-face{font-family:B1;font-weight:900;src:url(${inline});font-display:block}`,
    withLabels
      ? `@font-face{font-family:Labels;font-weight:500;src:url(${labels.path});font-style:italic;font-display:swap}`
      : '',
  ].join('');
}

/**
 * Script that makes the browser decode the inline font at once. Otherwise the browser would do so only when it lays out text in the font,
 * after the first paint, and the layout would shift (by up to 0.05 in Cumulative Layout Shift).
 */
export const loadLettering = "document.fonts.load('900 1em B1')";
