import Color from 'colorjs.io';
import type { Palette, Scheme } from '../site/files/palette-file.ts';
import { colourToken, mixedColour } from './tokens.ts';

/** Contrast ratio of text for level AAA (WCAG 2.2, 1.4.6). */
const enough = 7;

/**
 * Returns the colour of call buttons for readers whose system asks for more contrast. Returns `--call` of the palette if the text on it,
 * `--on-call`, has a contrast ratio of at least 7. Otherwise mixes `--call` with just enough black or white, in steps of 5 %. If no mixture
 * is enough, returns black or white alone.
 * @returns sRGB value, `#rrggbb`; `#000` or `#fff` alone
 * @throws if the palette lacks one of the two colours
 */
export function callOfMoreContrast(palette: Palette, scheme: Scheme): string {
  const [call, text] = ['--call', '--on-call'].map((name) => colourToken(palette, name, scheme)) as [string, string];
  const contrast = (colour: string) => new Color(colour).contrast(text, 'WCAG21');
  const end = contrast('#000') > contrast('#fff') ? '#000' : '#fff';
  const shares = Array.from({ length: 21 }, (_, step) => 1 - step / 20);
  return (
    shares
      .map((share) => (share === 1 ? call : mixedColour(call, share, end)))
      .find((each) => contrast(each) >= enough) ?? end
  );
}
