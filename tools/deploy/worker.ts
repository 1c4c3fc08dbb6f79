import type { Business } from '../../src/content/business.ts';

/** What Cloudflare calls the site, and where it puts it. */
export interface Worker {
  name: string;
  /** The site's address without https://. */
  domain: string;
}

/**
 * The site at Cloudflare: named after the firm's short name, in small letters, digits and hyphens, at most 63, as
 * Cloudflare asks; after its address, where the short name has none of these.
 */
export function workerOf({ shortName, site }: Pick<Business, 'shortName' | 'site'>): Worker {
  const domain = new URL(site).host;
  return { name: plain(shortName) || plain(domain), domain };
}

function plain(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .toLowerCase();
  return letters
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, 63)
    .replaceAll(/^-|-$/g, '');
}
