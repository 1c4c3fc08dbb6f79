import type { OfferLeaf, PlaceLeaf, ServiceLeaf } from 'schema-dts';
import type { Words } from '../../site/files/content.ts';
import type { Business } from '../../site/schema/business.ts';
import type { WorkPage } from '../../site/schema/work-pages.ts';
import type { Area } from '../../site/site.ts';
import { plainText } from '../../site/text/sentence.ts';
import { ids, referTo } from './references.ts';

type Price = Words['prices']['items'][number];

/** Returns a node of all the firm's work as one service, with a catalogue of the services and prices on /services. */
export function servicesNode(business: Business, words: Words['services'], prices: readonly Price[]): ServiceLeaf {
  const services = words.services.map(({ id, title }): OfferLeaf => {
    const url = `${business.site}/services#${id}`;
    return { '@type': 'Offer', itemOffered: { '@type': 'Service', '@id': url, name: title, url } };
  });
  const offers = [...services, ...offersOn('/services', prices)];
  return {
    ...serviceNode(business, words.topic),
    hasOfferCatalog: { '@type': 'OfferCatalog', itemListElement: offers },
  };
}

/** Returns the node of power flushing, with the description and the prices from the page /power-flushing. */
export function powerFlushingNode(
  business: Business,
  { hero, name }: Words['power-flushing'],
  prices: readonly Price[],
): ServiceLeaf {
  const offers = offersOn('/power-flushing', prices);
  return {
    ...serviceNode(business, name),
    description: plainText(hero.text),
    ...(offers.length === 0 ? {} : { offers }),
  };
}

/** Returns a node of the firm's work in one area, as a service. */
export function areaServiceNode(business: Business, area: Area): ServiceLeaf {
  return { ...serviceNode(business, area.sharedWords.services.heading), areaServed: placeNode(business, area) };
}

/** Returns the node of an area as a place. Postcode districts are in `geo`, because an address could be taken for the firm's address. */
function placeNode(business: Business, area: Area): PlaceLeaf {
  const { name, position, postcodes } = area;
  return {
    '@type': 'Place',
    '@id': ids.place(business, area),
    name,
    geo: {
      '@type': 'GeoCoordinates',
      ...(position && { latitude: position.lat, longitude: position.lon }),
      postalCode: postcodes.map(({ code }) => code),
    },
  };
}

/** Returns the node of a service of the business. Leaves out `areaServed`: by default, the area of the business applies to the service. */
function serviceNode(business: Business, name: string): ServiceLeaf {
  return { '@type': 'Service', name, provider: referTo(ids.business(business)) };
}

/** Returns the prices that a page shows as offers, in pounds. */
function offersOn(page: WorkPage, prices: readonly Price[]): OfferLeaf[] {
  return prices
    .filter(({ pages }) => pages.includes(page))
    .map(({ job, from, to }) => ({
      '@type': 'Offer',
      name: job,
      priceSpecification: {
        '@type': 'PriceSpecification',
        ...(to === from ? { price: from } : { minPrice: from, ...(to !== undefined && { maxPrice: to }) }),
        priceCurrency: 'GBP',
      },
    }));
}
