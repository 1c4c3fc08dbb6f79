import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { tooltipsScriptOf } from '../assets/tooltips-script.ts';
import { site } from '../site/current.ts';

/** The display face, which no bundler sees. */
const fontLicence = `## Besley\n\n${await readFile('src/assets/font/OFL.txt', 'utf8')}`;

/** What the plates of the country know from others (src/drawings/map/country.geojson). */
const railways = `## Railways on the maps

They run through the stations of uk-railway-stations 1.11.1, which is made available under the Open Database License 1.0:
https://opendatacommons.org/licenses/odbl/1-0/`;

/** Passes on the licences of everything by others that a visitor gets, as they ask for. */
export const GET: APIRoute = async () => {
  const { licences } = await tooltipsScriptOf(site);
  return new Response([licences, fontLicence, railways].join('\n\n'));
};
