import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { displayFontOf } from '../assets/font/display-font.ts';
import { tooltipsScriptOf } from '../assets/tooltips-script.ts';
import { site } from '../site/current.ts';

/**
 * Licence files of the fonts, by name of the font: the display font, the font of labels on drawings, and the font of running text. The
 * bundler collects the licences of imported packages, but the fonts aren't imported.
 */
const display = displayFontOf(site);
const fonts = new Map([
  [display.family, display.licence],
  ['Besley', 'src/assets/font/besley-OFL.txt'],
  ['Libre Franklin', 'src/assets/font/libre-franklin-OFL.txt'],
]);
const fontLicences = await Promise.all(
  [...fonts].map(async ([name, file]) => `## ${name}\n\n${await readFile(file, 'utf8')}`),
);

/** Licence of the railway data on the maps (src/drawings/map/country.geojson). */
const railways = `## Railways on the maps

They run through the stations of uk-railway-stations 1.11.1, which is made available under the Open Database License 1.0:
https://opendatacommons.org/licenses/odbl/1-0/`;

/** Licences of all third-party code, fonts and data that visitors download. The licences require that they are published. */
export const GET: APIRoute = async () => {
  const { licences } = await tooltipsScriptOf(site);
  return new Response([licences, ...fontLicences, railways].join('\n\n'));
};
