/** The font of running text. `textFontScript` (src/assets/font/text-font.ts), a script in the head, defines this variable. */
declare const F: FontFace;

/**
 * Fetches the font of running text when the page has loaded, so that the browser has it for the next page. This page shows the font only if
 * the script in the head has added it.
 */
export function loadTextFont(): void {
  // Ignores errors: without the font, pages use a font of the system.
  addEventListener('load', () => F.load().catch(() => {}));
}
