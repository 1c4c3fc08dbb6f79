import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { oncePerSite } from '../../site/once-per-site.ts';
import type { SiteTexts } from '../../site/site.ts';
import { cached } from '../cache.ts';

const upright = 'src/assets/font/besley-900.ttf';
const italic = 'src/assets/font/besley-500-italic.ttf';
const text = 'src/assets/font/libre-franklin.ttf';

/** Returns a font with only the given characters, as WOFF2. */
function subset(characters: string, file = upright): Promise<Buffer<ArrayBuffer>> {
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
  return {
    display: fontFile('besley', await subset(allCharacters)),
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
 * screen is in two fonts while the file loads. Until then it is in the bold of Georgia or Noto Serif, scaled to Besley's size (decision 5).
 * @param files font files of the site
 * @param text text of the first screen in the display font
 * @param withLabels whether the page has drawings with labels, which need the italic
 */
export async function displayFontStyles(
  { display, labels }: Awaited<ReturnType<typeof fontFilesOf>>,
  text: string,
  withLabels: boolean,
): Promise<string> {
  const characters = [...new Set(text)].sort().join('');
  const inline = `data:font/woff2;base64,${(await subset(characters)).toString('base64')}`;
  return [
    ':root{--display:Besley,F0,F1,Georgia,serif;--lettering:B1,var(--display)}',
    `@font-face{font-family:Besley;font-weight:900;src:url(${display.path});font-display:swap}`,
    '@font-face{font-family:F0;font-weight:900;src:local("Georgia Bold"),local("Georgia-Bold");ascent-override:109.3%;descent-override:37.2%;size-adjust:114.4%}',
    '@font-face{font-family:F1;font-weight:900;src:local("Noto Serif Bold"),local("NotoSerif-Bold");ascent-override:107.9%;descent-override:36.7%;size-adjust:115.8%}',
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
