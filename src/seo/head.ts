import type { Graph } from 'schema-dts';
import type { Business } from '../facts/business.ts';
import { pageTitle } from '../facts/search-result.ts';
import { breadcrumbNode, graph, type Node } from './structured-data.ts';

export { describeWithPhone } from '../facts/search-result.ts';

/** One `meta` or `link` of a page's head. */
export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** All that a page's head says of the page. */
export interface Head {
  path: string;
  title: string;
  tags: readonly HeadTag[];
  structuredData?: Graph;
}

/** What a page says of itself. */
export interface PageDescription {
  path: string;
  /** Without the firm's name, which is added. */
  title: string;
  description: string;
  /** Nodes beside the breadcrumb, which every page but Home gets. */
  nodes?: readonly Node[];
}

/**
 * The head of a page that search engines may list.
 * @returns title, description, canonical, sharing tags and one structured data graph
 */
export function pageHead(business: Business, page: PageDescription): Head {
  const title = pageTitle(page.title, business);
  const url = business.site + page.path;
  const breadcrumbs = page.path === '/' ? [] : [breadcrumbNode(business, page.path)];
  return {
    path: page.path,
    title,
    tags: [
      meta('description', page.description),
      { tag: 'link', attributes: { rel: 'canonical', href: url } },
      property('og:type', 'website'),
      property('og:site_name', business.name),
      property('og:locale', 'en_GB'),
      property('og:title', title),
      property('og:description', page.description),
      property('og:url', url),
      property('og:image', `${business.site}/share.png`),
      property('og:image:width', '1200'),
      property('og:image:height', '630'),
      property('og:image:alt', `${business.name}, ${business.phone.text}`),
      meta('twitter:card', 'summary_large_image'),
    ],
    structuredData: graph([...breadcrumbs, ...(page.nodes ?? [])]),
  };
}

/** The head of a page that answers an error: nothing for search engines. */
export function errorHead(business: Business, title: string): Head {
  return {
    path: '',
    title: pageTitle(title, business),
    tags: [meta('robots', 'noindex')],
  };
}

/** JSON for a script element: `<` cannot close it. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function meta(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}
