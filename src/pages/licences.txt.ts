import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { tooltipsScript } from '../bundle/tooltips-script.ts';

/** Packages whose letters and drawings stand on pages, which no bundler sees. */
const drawn = ['@fontsource-variable/besley', 'lucide-react'];

/** Passes on the licences of everything by others that a visitor gets, as they ask for. */
export const GET: APIRoute = async () => {
  const texts = await Promise.all(
    drawn.map(async (name) => `## ${name}\n\n${await readFile(`node_modules/${name}/LICENSE`, 'utf8')}`),
  );
  return new Response([tooltipsScript.licences, ...texts].join('\n\n'));
};
