import type { Business } from '../content/business.ts';
import { isMain, type MainPath } from './pages.ts';
import type { Area, Facts } from './types.ts';

/** In pixels: what messengers and social networks show in full (Open Graph's 1.91 to 1). */
export const shareSize = { width: 1200, height: 630 };

/** What a share picture says, and what it draws. */
export interface ShareWords {
  firm: string;
  phone: string;
  /** What comes before an area's name in the heading of its page, where the heading ends with the name. */
  lead?: string;
  /** The page's heading, or the parts that it has. */
  heading: readonly string[];
  drawn: string;
}

/** Where the picture of a page is that shows beside a link to it. */
export function sharePicturePath(path: string): string {
  return `/share${path === '/' ? '/home' : path}.png`;
}

/**
 * The words of a page's share picture.
 * @throws when the page is no area and none of the navigation: nobody shares an error
 */
export function shareWordsOf({ business, words, areas }: Facts, path: string): ShareWords {
  const { home, services, about, contact } = words;
  const flushing = words['power-flushing'];
  const main: Record<MainPath, Pick<ShareWords, 'heading' | 'drawn'>> = {
    '/': { heading: home.hero.heading, drawn: home.sharePicture },
    '/services': { heading: [services.heading], drawn: services.sharePicture },
    '/power-flushing': { heading: [flushing.hero.heading], drawn: flushing.hero.picture.alt },
    '/about': { heading: [about.heading], drawn: about.sharePicture },
    '/areas': { heading: [words.areas.heading], drawn: words.areas.sharePicture },
    '/contact': { heading: [contact.heading], drawn: contact.sharePicture },
  };
  const area = areas.find((candidate) => candidate.path === path);
  const own = area ? areaWords(area, words.areas.sharePicture) : isMain(path) ? main[path] : undefined;
  if (!own) throw new Error(`${path} has no share picture (src/facts/share-pictures.ts)`);
  return { ...firmWords(business), ...own };
}

/** What a share picture shows, for those who do not see it: its words, and what is drawn. */
export function shareAlt({ firm, phone, lead, heading, drawn }: ShareWords): string {
  const said = [lead, ...heading].filter(Boolean).join(' ');
  return [firm, said, phone, drawn].map((text) => (/[.?!]$/.test(text) ? text : `${text}.`)).join(' ');
}

const firmWords = ({ name, phone }: Business) => ({ firm: name, phone: phone.text });

/**
 * An area's name is set larger than what comes before it.
 * @param elsewhere what is drawn for an area without a street of its own
 */
function areaWords({ name, page, street }: Area, elsewhere: string): Pick<ShareWords, 'lead' | 'heading' | 'drawn'> {
  const { heading, sharePicture } = page;
  const drawn = street ? sharePicture : elsewhere;
  const lead = heading.endsWith(` ${name}`) ? heading.slice(0, -name.length).trim() : '';
  return lead ? { lead, heading: [name], drawn } : { heading: [heading], drawn };
}
