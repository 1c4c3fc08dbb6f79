import { facts } from '../facts/index.ts';
import { displayFont } from '../styles/display-font.ts';

/** The display face with every character that the site's facts use, cut once for all pages. */
export const siteFont = await displayFont(JSON.stringify(facts));
