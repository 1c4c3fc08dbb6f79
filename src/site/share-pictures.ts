import { mainPages } from './page-list.ts';
import type { Business } from './schema/business.ts';
import type { Area, SiteTexts } from './site.ts';

/** Size of a share picture, in pixels. Messengers and social networks show pictures of this shape uncropped (Open Graph, 1.91 to 1). */
export const shareSize = { width: 1200, height: 630 };

/** Words and drawing of a share picture (the picture that messengers show beside a link to a page). */
export interface ShareWords {
  firm: string;
  phone: string;
  /** Line above the heading. Undefined for all pages but areas. */
  lead?: string | undefined;
  /** The page's heading, in one part or two. */
  heading: readonly string[];
  /** Description of the drawing, for people who don't see it. */
  drawn: string;
  /** Name of a drawing in `src/drawings/`, `town-street`, or for an area `street-` and its slug. */
  drawing: string;
}

/** Path of a page's share picture, which messengers show beside a link to the page. */
export function sharePicturePath(path: string): string {
  return `/share${path === '/' ? '/home' : path}.png`;
}

/**
 * Words and drawing of a page's share picture.
 * @throws if there is no area and no page of the navigation at the path; error pages have no share picture
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

/** Alternative text of a share picture: its words, and what is drawn. */
export function shareAlt({ firm, phone, lead, heading, drawn }: ShareWords): string {
  return [firm, lead, heading.join(' '), phone, drawn]
    .filter((text) => text !== undefined)
    .map((text) => (/[.?!]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

const firmWords = ({ name, phone }: Business) => ({ firm: name, phone: phone.text });

/**
 * Words and drawing of an area's share picture.
 * @param elsewhere description of the drawing for areas without a picture of a street
 */
function areaWords({ sharedWords, slug, street }: Area, elsewhere: string): Omit<ShareWords, 'firm' | 'phone'> {
  const { heading, topic, sharePicture } = sharedWords;
  const picture = street
    ? { drawn: sharePicture, drawing: `street-${slug}` }
    : { drawn: elsewhere, drawing: mainPages['/about'].drawing };
  return { lead: topic, heading: [heading], ...picture };
}
