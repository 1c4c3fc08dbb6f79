import type { APIRoute } from 'astro';
import { icons } from '../assets/icons.ts';
import { site } from '../site/current.ts';
import { colourToken } from '../styles/tokens.ts';

const { palette } = site;
const { name, shortName, language } = site.business;
const { 'apple-touch-icon': _, ...listed } = icons;

/**
 * Web app manifest: name, icons and colours of the site on a home screen. `display` is `browser`, so that the icon opens the site in a
 * normal tab. With any other value, browsers offer to install the site in a banner, which could cover the call button. For readers an
 * installed site would have no advantage, and no address bar to copy a link from.
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
