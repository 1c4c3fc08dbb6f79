import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { tooltipsScriptOf } from '../assets/tooltips-script.ts';
import { site } from '../site/current.ts';

/** Licences of the fonts, which the bundler doesn't know about. */
const fontLicences = [
  `## Besley\n\n${await readFile('src/assets/font/besley-OFL.txt', 'utf8')}`,
  `## Libre Franklin\n\n${await readFile('src/assets/font/libre-franklin-OFL.txt', 'utf8')}`,
];

/** Licence of the railway data on the maps (src/drawings/map/country.geojson). */
const railways = `## Railways on the maps

They run through the stations of uk-railway-stations 1.11.1, which is made available under the Open Database License 1.0:
https://opendatacommons.org/licenses/odbl/1-0/`;

/** Licences of all third-party code, fonts and data that visitors download, as those licences require. */
export const GET: APIRoute = async () => {
  const { licences } = await tooltipsScriptOf(site);
  return new Response([licences, ...fontLicences, railways].join('\n\n'));
};
