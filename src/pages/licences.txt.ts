import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { tooltipsScript } from '../bundle/tooltips-script.ts';

/** What others drew, which no bundler sees. */
const drawn = [['@fontsource-variable/besley', 'node_modules/@fontsource-variable/besley/LICENSE']] as const;

/** Passes on the licences of everything by others that a visitor gets, as they ask for. */
export const GET: APIRoute = async () => {
  const texts = await Promise.all(drawn.map(async ([name, file]) => `## ${name}\n\n${await readFile(file, 'utf8')}`));
  return new Response([tooltipsScript.licences, ...texts].join('\n\n'));
};
