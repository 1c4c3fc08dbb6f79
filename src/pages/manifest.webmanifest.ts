import type { APIRoute } from 'astro';
import { icons } from '../assets/icons.ts';
import { site } from '../site/current.ts';
import { colourToken } from '../styles/tokens.ts';

const { palette } = site;
const { name, shortName, language } = site.business;
const { 'apple-touch-icon': _, ...listed } = icons;

/**
 * What a telephone calls the site on its home screen and draws there (W3C Web App Manifest). The display is `browser`: an icon
 * that opens the site as any link does. Every other value makes browsers offer to install it, and a bar with that offer may
 * lie over the number; installed, it would have nothing that the site doesn't have, and no address to copy.
 */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      id: '/',
      start_url: '/',
      name,
      short_name: shortName,
      lang: language,
      display: 'browser',
      theme_color: colourToken(palette, '--channel', 'light'),
      background_color: colourToken(palette, '--sky', 'light'),
      icons: Object.entries(listed).map(([file, { size, maskable }]) => ({
        src: `/${file}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: maskable ? 'maskable' : 'any',
      })),
    }),
    { headers: { 'content-type': 'application/manifest+json' } },
  );
