import type { BreadcrumbListLeaf, IdReference, QuestionLeaf, Thing, WebSiteLeaf } from 'schema-dts';
import type { Crumb } from '../../site/breadcrumbs.ts';
import type { Questions } from '../../site/files/content.ts';
import type { Business } from '../../site/schema/business.ts';
import { plainText } from '../../site/text/sentence.ts';
import type { BusinessNode } from './business-node.ts';
import { ids, referTo } from './references.ts';

type Node = Thing | BusinessNode | IdReference;

/** What a page is, and what it is about. */
export interface PageData {
  '@type': 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'FAQPage';
  about: Node | readonly Node[];
  /** Of a page with questions. */
  mainEntity?: readonly QuestionLeaf[];
  /** The site, where the page is the one to write it out. */
  isPartOf?: WebSiteLeaf;
}

/** The graph of a page: the page with everything that hangs on it. */
export interface PageNode extends Omit<PageData, 'isPartOf'> {
  '@context': 'https://schema.org';
  '@id': string;
  isPartOf: WebSiteLeaf | IdReference;
}

/** The graph at the end of a page. */
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

/** The way to a page, for its head; the last step carries no address, as Google asks. */
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

/** The questions that a page shows, word for word. */
export function questionNodes({ items }: Questions): QuestionLeaf[] {
  return items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  }));
}
