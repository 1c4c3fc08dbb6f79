import { mainPages } from './page-list.ts';
import type { Business } from './schema/business.ts';
import type { Area, SiteTexts } from './site.ts';

/** In pixels: what messengers and social networks show in full (Open Graph's 1.91 to 1). */
export const shareSize = { width: 1200, height: 630 };

/** What a share picture says, and what it draws. */
export interface ShareWords {
  firm: string;
  phone: string;
  /** What stands above the heading of an area's page. */
  lead?: string | undefined;
  /** The page's heading, or the parts that it has. */
  heading: readonly string[];
  /** What is drawn, for those who do not see it, and the drawing's name. */
  drawn: string;
  drawing: string;
}

/** Where the picture of a page is that shows beside a link to it. */
export function sharePicturePath(path: string): string {
  return `/share${path === '/' ? '/home' : path}.png`;
}

/**
 * The words of a page's share picture.
 * @throws when the page is no area and none of the navigation: nobody shares an error
 */
export function shareWordsOf({ business, words, areas }: SiteTexts, path: string): ShareWords {
  const area = areas.find((candidate) => candidate.path === path);
  if (area) return { ...firmWords(business), ...areaWords(area, words.about.sharePicture) };
  const page = Object.entries(mainPages).find(([own]) => own === path)?.[1];
  if (!page) throw new Error(`${path} has no share picture (src/site/page-list.ts)`);
  const own = words[page.file];
  const { heading } = 'hero' in own ? own.hero : own;
  return { ...firmWords(business), heading: [heading].flat(), drawn: own.sharePicture, drawing: page.drawing };
}

/** What a share picture shows, for those who do not see it: its words, and what is drawn. */
export function shareAlt({ firm, phone, lead, heading, drawn }: ShareWords): string {
  return [firm, lead, heading.join(' '), phone, drawn]
    .filter((text) => text !== undefined)
    .map((text) => (/[.?!]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

const firmWords = ({ name, phone }: Business) => ({ firm: name, phone: phone.text });

/** @param elsewhere what is drawn for an area without a street of its own */
function areaWords({ sharedWords, slug, street }: Area, elsewhere: string): Omit<ShareWords, 'firm' | 'phone'> {
  const { heading, topic, sharePicture } = sharedWords;
  const picture = street
    ? { drawn: sharePicture, drawing: `street-${slug}` }
    : { drawn: elsewhere, drawing: mainPages['/about'].drawing };
  return { lead: topic, heading: [heading], ...picture };
}
