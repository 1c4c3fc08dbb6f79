/**
 * PostScript names of system fonts on Apple's systems, Android, Windows and most Linux systems, by weight. They are about equally wide, so
 * they share one scale.
 */
const systemFonts = {
  400: ['HelveticaNeue', 'Roboto-Regular', 'ArialMT', 'LiberationSans'],
  700: ['HelveticaNeue-Bold', 'Roboto-Bold', 'Arial-BoldMT', 'LiberationSans-Bold'],
};

/** Ascent and descent of the font Libre Franklin, in per cent of the font size. */
const heights = [96.6, 24.6];

/**
 * CSS of the font of running text. `--text` is Libre Franklin on pages on which `textFontScript` adds this font. On other pages it is a
 * font of the system: `F2`, one of `systemFonts`; or `F3`, on Linux systems that have none of these. `F2` is scaled, so that its lines are
 * as long as in Libre Franklin. `F3` has the same width without scaling. Both get the ascent and descent of Libre Franklin, so that lines
 * are as high (docs/decisions/0013-text-font.md).
 */
export const textFontStyles = [
  ':root{--text:Franklin,F2,F3,system-ui,sans-serif}',
  face('F2', 400, systemFonts[400], 104.3),
  face('F2', 700, systemFonts[700], 104.3),
  face('F3', 400, ['DejaVuSansCondensed'], 100),
].join('');

/**
 * Returns an `@font-face` rule for a font of the system.
 * @param fonts PostScript names. The browser uses the first of these fonts that the system has
 * @param scale `size-adjust` in per cent, which makes these fonts as wide as Libre Franklin
 */
function face(family: string, weight: number, fonts: readonly string[], scale: number): string {
  const [ascent, descent] = heights.map((height) => `${((height / scale) * 100).toFixed()}%`);
  const src = fonts.map((name) => `local(${name})`).join();
  return `@font-face{font-family:${family};font-weight:${weight};src:${src};size-adjust:${scale}%;ascent-override:${ascent};descent-override:${descent}}`;
}

/**
 * Returns the script that adds Libre Franklin to a page, but only if the reader comes from another page of the site. On the reader's first
 * page of the site, `loadTextFont` (src/client/load-text-font.ts) fetches the file once the page has loaded, for the next page. So no first
 * paint waits for the font, and no text changes its font.
 * @param path path of the font file
 */
export const textFontScript = (path: string) =>
  `F=new FontFace('Franklin','url(${path})',{weight:'400 700',display:'optional'});` +
  `document.referrer.startsWith(origin+'/')&&document.fonts.add(F).load('1em Franklin').catch(()=>{})`;
