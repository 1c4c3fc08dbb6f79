import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  HVACBusiness,
  Plumber,
  PropertyValue,
  Service,
  Thing,
  WebSite,
} from 'schema-dts';
import type { Business } from '../facts/business.ts';
import type { Questions } from '../facts/content.ts';
import { type Register, registersOf } from '../facts/registers.ts';
import { plainText } from '../facts/running-text.ts';
import type { Crumb } from './breadcrumbs.ts';

/** A service as a page describes it. */
export interface DescribedService {
  name: string;
  description: string;
  /** Places it is offered in, by name. */
  areas: readonly string[];
}

/** A node of a page's graph: any schema.org thing, written out. */
export type Node = Exclude<Thing, string>;

type LocalBusiness = Exclude<Plumber | HVACBusiness, string>;

/** Puts the nodes of a page into the one graph it carries. */
export function graph(nodes: readonly Node[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/**
 * The business with all that its home page shows (specification, section 3).
 * Google: name and address are required; the most specific types; 00:00 to 23:59 means open around the clock.
 */
export function businessNode(business: Business): LocalBusiness {
  const { address, geo, reviews } = business;
  const registers = registersOf(business).map(registerNumber);
  return {
    ...businessReference(business),
    url: `${business.site}/`,
    image: `${business.site}/share.png`,
    ...(business.priceRange === undefined ? {} : { priceRange: business.priceRange }),
    ...(business.email === undefined ? {} : { email: business.email }),
    ...(registers.length === 0 ? {} : { identifier: registers }),
    address: {
      '@type': 'PostalAddress',
      ...(address.street === undefined ? {} : { streetAddress: address.street }),
      addressLocality: address.locality,
      addressRegion: address.region,
      ...(address.postcode === undefined ? {} : { postalCode: address.postcode }),
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
    ...(business.allHours ? { openingHoursSpecification: everyHour } : {}),
    areaServed: business.towns.map((name) => ({ '@type': 'City', name })),
    ...(reviews?.markup
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: reviews.rating, reviewCount: reviews.count } }
      : {}),
  };
}

function registerNumber({ name, number }: Register): Exclude<PropertyValue, string> {
  return { '@type': 'PropertyValue', propertyID: name, value: number };
}

const everyHour = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  opens: '00:00',
  closes: '23:59',
} as const;

/** The site itself, named on its home page only. */
export function websiteNode({ name, site }: Business): Exclude<WebSite, string> {
  return { '@type': 'WebSite', '@id': `${site}/#website`, name, url: `${site}/` };
}

/** The way to a page; the last step carries no address, as Google asks. */
export function breadcrumbNode(business: Business, crumbs: readonly Crumb[]): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      ...(index === crumbs.length - 1 ? {} : { item: business.site + crumb.path }),
    })),
  };
}

/** The questions that a page shows, word for word. */
export function faqNode({ items }: Questions): Exclude<FAQPage, string> {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}

/** A service that a page describes, offered by the business. */
export function serviceNode(business: Business, service: DescribedService): Exclude<Service, string> {
  return {
    '@type': 'Service',
    name: service.name,
    description: plainText(service.description),
    areaServed: service.areas.map((name) => ({ '@type': 'Place', name })),
    provider: { '@id': `${business.site}/#business` },
  };
}

/** What identifies the business on any page. */
function businessReference({ name, phone, site }: Business): LocalBusiness {
  return {
    '@type': ['Plumber', 'HVACBusiness'],
    '@id': `${site}/#business`,
    name,
    telephone: phone.e164,
    // schema-dts knows one type a node; Google asks for the most specific ones together.
  } as unknown as LocalBusiness;
}
