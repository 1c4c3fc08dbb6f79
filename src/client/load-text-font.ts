/** The font of running text, which a script in the head defines (src/assets/font/text-font.ts). */
declare const F: FontFace;

/** Gets the text font when the page has loaded. It is for the next page: on this one it is only shown if the head has added it. */
export function loadTextFont(): void {
  // If the font is blocked, pages stay in a font of the system.
  addEventListener('load', () => F.load().catch(() => {}));
}
