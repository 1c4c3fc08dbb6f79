import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { oncePerSite } from '../../site/once-per-site.ts';
import type { Site, SiteTexts } from '../../site/site.ts';
import { cached } from '../cache.ts';

/**
 * Display fonts by the name of the lettering in look.yaml: the name of the font and of its files, and how its fallbacks, bold Georgia and
 * Noto Serif, are scaled to it, as CSS descriptors.
 */
const displayFonts = {
  clarendon: {
    family: 'Besley',
    georgia: 'ascent-override:109.3%;descent-override:37.2%;size-adjust:114.4%',
    notoSerif: 'ascent-override:107.9%;descent-override:36.7%;size-adjust:115.8%',
  },
  oldstyle: {
    family: 'Fraunces',
    georgia: 'ascent-override:105.3%;descent-override:27.4%;size-adjust:104%',
    notoSerif: 'ascent-override:104%;descent-override:27.1%;size-adjust:105.3%',
  },
} as const;

/** The display font of a site, with its source and its licence. */
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

/** A font file to serve: its address, which changes with its content, and its bytes (WOFF2). */
interface FontFile {
  path: string;
  bytes: Buffer<ArrayBuffer>;
}

/**
 * Font files of a site, with all characters of its texts: the display font for text below the first screen, its italic for labels on
 * drawings, and the font of running text.
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
 * Returns the CSS of the display font on a page. The characters of the first screen are inline, so that the first paint has them; the whole
 * font is a file. `--lettering` is the inline font followed by the file; `--display` is only the file, so that no text below the first
 * screen is in two fonts while the file loads. Until then it is in the bold of Georgia or Noto Serif, scaled to its size (decision 5).
 * @param site the site
 * @param text text of the first screen in the display font
 * @param withLabels whether the page has drawings with labels, which need the italic
 */
export async function displayFontStyles(site: Site, text: string, withLabels: boolean): Promise<string> {
  const { family, file, georgia, notoSerif } = displayFontOf(site);
  const { display, labels } = await fontFilesOf(site);
  const characters = [...new Set(text)].sort().join('');
  const inline = `data:font/woff2;base64,${(await subset(characters, file)).toString('base64')}`;
  return [
    `:root{--display:${family},F0,F1,Georgia,serif;--lettering:B1,var(--display)}`,
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
 * Script that makes the browser decode the inline font at once. Otherwise it starts when it lays out text in that font, after the first
 * paint, and the layout shifts by up to 0.05.
 */
export const loadLettering = "document.fonts.load('900 1em B1')";
