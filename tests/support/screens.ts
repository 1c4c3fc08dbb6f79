/** Browser options for the screen of a small phone and of a laptop, in CSS pixels. */
export const phoneScreen = { viewport: { width: 360, height: 780 } };
export const wideScreen = { viewport: { width: 1280, height: 800 } };
