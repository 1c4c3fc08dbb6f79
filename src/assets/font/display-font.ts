import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { oncePerSite } from '../../site/once-per-site.ts';
import type { SiteTexts } from '../../site/site.ts';
import { cached } from '../cache.ts';

const upright = 'src/assets/font/besley-900.ttf';
const italic = 'src/assets/font/besley-500-italic.ttf';

/** A font file cut down to some characters, as WOFF2. */
function subset(characters: string, file = upright): Promise<Buffer<ArrayBuffer>> {
  return cached({ code: [file, 'src/assets/font/display-font.ts'], source: characters }, () =>
    subsetFont(readFileSync(file), characters, { targetFormat: 'woff2' }),
  );
}

/** A font file that is served: its address, whose name changes with its content, and WOFF2. */
interface FontFile {
  path: string;
  bytes: Buffer<ArrayBuffer>;
}

/** The display face for everything below the first screen, and the italic of labels on drawings, with all characters of a site's texts. */
export const fontFilesOf = oncePerSite(async (site) => {
  const allCharacters = ascii + charactersOf(site);
  return {
    display: fontFile('besley', await subset(allCharacters)),
    labels: fontFile('besley-italic', await subset(allCharacters, italic)),
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
 * The styles of the display face on a page. What its first screen says is in the page itself, so that it is there with the
 * first paint; the rest of the face is a file. `--lettering` has both, `--display` the file alone, so that no text below is
 * set in two fonts until the file comes. Until then the bold of Georgia or of Noto Serif takes Besley's room (decision 5).
 * @param files of the site
 * @param text what the first screen says in the display face
 * @param withLabels whether it has drawings with labels
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
 * Starts to decode the font in the page at once. Browsers begin only when they lay out text that needs it, which is too late
 * for the first paint: what it moved then made a layout shift of up to 0.05.
 */
export const loadLettering = "document.fonts.load('900 1em B1')";
