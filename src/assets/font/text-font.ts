/** PostScript names of the fonts of Apple, Android and Windows, which are about equally wide, by weight. Linux has DejaVu Sans (F3). */
const systemFonts = {
  400: ['HelveticaNeue', 'Roboto-Regular', 'ArialMT'],
  700: ['HelveticaNeue-Bold', 'Roboto-Bold', 'Arial-BoldMT'],
};

/** Ascent and descent of Libre Franklin, in per cent of the font size. */
const heights = [96.6, 24.6];

/**
 * CSS of the font of running text. `--text` is Libre Franklin, which exists where `textFontScript` adds it, then fonts of the system, scaled
 * so that their lines are as long and as high (decision 13).
 */
export const textFontStyles = [
  ':root{--text:Franklin,F2,F3,system-ui,sans-serif}',
  face('F2', 400, systemFonts[400], 104.3),
  face('F2', 700, systemFonts[700], 104.3),
  face('F3', 400, ['DejaVuSans'], 90),
].join('');

/** @param scale size relative to the font's own, in per cent, which makes it as wide as Libre Franklin */
function face(family: string, weight: number, fonts: readonly string[], scale: number): string {
  const [ascent, descent] = heights.map((height) => `${((height / scale) * 100).toFixed()}%`);
  const src = fonts.map((name) => `local(${name})`).join();
  return `@font-face{font-family:${family};font-weight:${weight};src:${src};size-adjust:${scale}%;ascent-override:${ascent};descent-override:${descent}}`;
}

/**
 * Script that adds the font on every page that the reader comes to from another page of the site. On a first page, `loadTextFont` (src/client/)
 * gets the file when the page has loaded, for the next one. So no first paint waits for it, and no text changes its font.
 * @param path address of the font file
 */
export const textFontScript = (path: string) =>
  `F=new FontFace('Franklin','url(${path})',{weight:'400 700',display:'optional'});` +
  `document.referrer.startsWith(origin+'/')&&document.fonts.add(F).load('1em Franklin').catch(()=>{})`;
