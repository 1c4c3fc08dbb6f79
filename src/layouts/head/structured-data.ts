import type { BreadcrumbListLeaf, IdReference, QuestionLeaf, Thing, WebSiteLeaf } from 'schema-dts';
import type { Crumb } from '../../site/breadcrumbs.ts';
import type { Questions } from '../../site/files/content.ts';
import type { Business } from '../../site/schema/business.ts';
import { plainText } from '../../site/text/sentence.ts';
import type { BusinessNode } from './business-node.ts';
import { ids, referTo } from './references.ts';

type Node = Thing | BusinessNode | IdReference;

/** Structured data of a page: its type and its subject. */
export interface PageData {
  '@type': 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'FAQPage';
  /** Subject of the page. */
  about: Node | readonly Node[];
  /** Questions that the page answers, for a FAQPage. */
  mainEntity?: readonly QuestionLeaf[];
  /** Node of the website. Only Home sets this field, because Home defines the node. Default: a reference to the node. */
  isPartOf?: WebSiteLeaf;
}

/** JSON-LD document of a page. */
export interface PageNode extends Omit<PageData, 'isPartOf'> {
  '@context': 'https://schema.org';
  '@id': string;
  isPartOf: WebSiteLeaf | IdReference;
}

/** Returns the JSON-LD document of a page. */
export function pageNode(business: Business, path: string, data: PageData): PageNode {
  const { '@type': type, isPartOf = referTo(ids.website(business)), ...rest } = data;
  return {
    '@context': 'https://schema.org',
    '@type': type,
    '@id': business.site + path,
    isPartOf,
    ...rest,
  };
}

/** Returns a breadcrumb as JSON-LD. The last crumb is the page itself and has no `item` (URL), so Google takes the URL of the page. */
export function breadcrumbNode({ site }: Business, crumbs: readonly Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(index === crumbs.length - 1 ? {} : { item: site + path }),
    })),
  } satisfies BreadcrumbListLeaf & { '@context': string };
}

/** Returns the questions and answers of a page as JSON-LD, in the words that the page shows. */
export function questionNodes({ items }: Questions): QuestionLeaf[] {
  return items.map(({ question, answer, more }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: [answer, ...(more ? [more] : [])].map(plainText).join(' ') },
  }));
}
