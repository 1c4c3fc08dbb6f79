import Color from 'colorjs.io';
import type { Palette, Scheme } from '../site/files/palette-file.ts';
import { colourToken, mixedColour } from './tokens.ts';

/** WCAG 2.2, 1.4.6: enhanced contrast of text. */
const enough = 7;

/**
 * Colour of the call buttons for readers who ask for more contrast: the palette's, if its text has enough contrast on it; otherwise as much
 * nearer to black or to white as it needs.
 * @returns its sRGB value as `#rrggbb`
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
