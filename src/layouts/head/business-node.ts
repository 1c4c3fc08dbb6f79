import type {
  AggregateRatingLeaf,
  HVACBusinessLeaf,
  MergeLeafTypes,
  PlumberLeaf,
  PropertyValueLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { powerFlushAssociation, type Register, registersOf } from '../../site/registers.ts';
import type { Business } from '../../site/schema/business.ts';
import { ids, referTo } from './references.ts';

/** JSON-LD node of a business of two types, Plumber and HVACBusiness. Google asks for the most specific types that apply. */
export type BusinessNode = MergeLeafTypes<[PlumberLeaf, HVACBusinessLeaf]>;

/**
 * Returns the node of the business, the same on every page that defines it (docs/specification.md, section 3). The node always has name and
 * address, because Google requires them. Other fields are left out if the owner hasn't entered them.
 */
export function businessNode(business: Business): BusinessNode {
  const { address, geo, name, phone, reviews, site } = business;
  const registers = registersOf(business).map(registerNumber);
  return {
    '@type': ['Plumber', 'HVACBusiness'],
    '@id': ids.business(business),
    name,
    url: `${site}/`,
    ...(business.priceRange === undefined ? {} : { priceRange: business.priceRange }),
    ...sameAs([...(reviews ? [reviews.url] : []), ...(business.profiles ?? []).map(({ url }) => url)]),
    telephone: phone.e164,
    ...(business.email === undefined ? {} : { email: business.email }),
    ...(registers.length === 0 ? {} : { identifier: registers }),
    ...(business.registrations.powerFlushAssociation
      ? { memberOf: { '@type': 'Organization', name: powerFlushAssociation } }
      : {}),
    openingHoursSpecification: business.hours.times.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    address: {
      '@type': 'PostalAddress',
      ...(address.street === undefined ? {} : { streetAddress: address.street }),
      addressLocality: address.locality,
      addressRegion: address.region,
      ...(address.postcode === undefined ? {} : { postalCode: address.postcode }),
      addressCountry: address.country,
    },
    areaServed: business.towns.map((town) => ({ '@type': 'City', name: town })),
    ...(geo && { geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude } }),
  };
}

/**
 * Returns the node of the business for the page that shows its rating: with the rating if `reviews.markup` in business.yaml is true,
 * otherwise the same as `businessNode`.
 */
export function ratedBusinessNode(business: Business): BusinessNode {
  const { reviews } = business;
  if (!reviews?.markup) return businessNode(business);
  const aggregateRating: AggregateRatingLeaf = {
    '@type': 'AggregateRating',
    ratingValue: reviews.rating,
    reviewCount: reviews.count,
  };
  return { ...businessNode(business), aggregateRating };
}

/** Returns the node of the website. Only Home defines it, because Google reads the name of a site from its home page. */
export function websiteNode(business: Business): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': ids.website(business),
    name: business.name,
    url: `${business.site}/`,
    publisher: referTo(ids.business(business)),
  };
}

/** Returns the property `sameAs`: the URLs of pages on other sites that are about the firm. */
function sameAs([first, ...others]: string[]): { sameAs?: string | string[] } {
  if (first === undefined) return {};
  return { sameAs: others.length > 0 ? [first, ...others] : first };
}

function registerNumber({ name, number }: Register): PropertyValueLeaf {
  return { '@type': 'PropertyValue', propertyID: name, value: number };
}
