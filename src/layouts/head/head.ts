import { type Crumb, crumbName, crumbsFor } from '../../site/breadcrumbs.ts';
import { pageAt } from '../../site/pages.ts';
import type { Business } from '../../site/schema/business.ts';
import { shareAlt, sharePicturePath, shareSize, shareWordsOf } from '../../site/share-pictures.ts';
import type { Page, Site } from '../../site/site.ts';
import { ids, referTo } from './references.ts';
import { breadcrumbNode, type PageData, type PageNode, pageNode } from './structured-data.ts';

/** A `meta` or `link` element of a page's head. */
interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** Title, tags and structured data of one page. */
interface Head {
  title: string;
  tags: readonly HeadTag[];
  /** Structured data of the breadcrumb. Undefined on Home and error pages. */
  breadcrumb?: ReturnType<typeof breadcrumbNode>;
  /** Structured data of the page. Undefined on error pages. */
  structuredData?: PageNode;
}

/**
 * Returns the head of a page: title, description, canonical URL, tags for sharing, and structured data. For an error page it returns only
 * title, description and `noindex`.
 * @param data structured data. Default: a WebPage about the business
 */
export function headOf(site: Site, page: Page, data?: PageData): Head {
  const { title, description } = page;
  const descriptionTag = meta('description', description);
  if (page.kind === 'error') return { title, tags: [descriptionTag, meta('robots', 'noindex')] };
  const { business } = site;
  const { phone, searchPhone = phone } = business;
  const pageData: PageData = data ?? { '@type': 'WebPage', about: referTo(ids.business(business)) };
  const url = business.site + page.path;
  const crumbs = crumbsOf(site, page);
  return {
    title,
    tags: [
      descriptionTag,
      { tag: 'link', attributes: { rel: 'canonical', href: url } },
      property('og:type', 'website'),
      property('og:site_name', business.name),
      property('og:locale', business.language.replace('-', '_')),
      property('og:title', title),
      // A description may contain `searchPhone`, the number for search results. Previews of a shared link show the main number instead.
      property('og:description', description.replaceAll(searchPhone.text, phone.text)),
      property('og:url', url),
      property('og:image', business.site + sharePicturePath(page.path)),
      property('og:image:width', `${shareSize.width}`),
      property('og:image:height', `${shareSize.height}`),
      property('og:image:alt', shareAlt(shareWordsOf(site, page.path))),
      meta('twitter:card', 'summary_large_image'),
      ...(page.path === '/' ? verificationTags(business) : []),
    ],
    ...(crumbs.length > 1 ? { breadcrumb: breadcrumbNode(business, crumbs) } : {}),
    structuredData: pageNode(business, page.path, pageData),
  };
}

/** Returns the tags of Home that prove to Google and Bing who owns the site. A tag is left out if the owner hasn't entered its code. */
function verificationTags({ siteVerification: { google, bing } }: Business): HeadTag[] {
  return [
    ...(google ? [meta('google-site-verification', google)] : []),
    ...(bing ? [meta('msvalidate.01', bing)] : []),
  ];
}

/**
 * Returns the breadcrumb of a page. On an error page, whose path says nothing, the name of the page directly follows Home. On the page of
 * an area, the last crumb is made from the area's name, because its path lacks accents and apostrophes.
 */
export function crumbsOf(site: Site, { path, name, kind }: Page): Crumb[] {
  const home = pageAt(site, '/');
  if (kind === 'error') return [home, { path, name }];
  const crumbs = crumbsFor(path, home.name);
  return kind === 'area' ? crumbs.with(-1, { path, name: crumbName(name) }) : crumbs;
}

/** Returns JSON for a `script` element. Escapes `<`, so that no text in the data can end the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function meta(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}
