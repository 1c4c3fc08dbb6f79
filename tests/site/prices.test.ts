import { expect, test } from 'vitest';
import { band, read, site, textsOf } from '../support/site.ts';
import { nodesOfType } from '../support/structured-data.ts';

const { business, words } = site;
const { prices } = words;

test.each(['/services', '/power-flushing'] as const)('%s shows its prices, or no section for them', async (path) => {
  const $ = await read(path);
  const shown = prices.items.filter(({ pages }) => pages.includes(path));
  expect($('#prices').length).toBe(shown.length > 0 ? 1 : 0);
  expect(textsOf($, band('prices', 'tbody th'))).toEqual(
    shown.map(({ job, moves }) => (moves ? `${job} ${moves}` : job)),
  );
  for (const [index, { from, to }] of shown.entries()) {
    const price = textsOf($, band('prices', 'td'))[index] ?? '';
    for (const pounds of [from, to ?? from]) expect(price).toContain(pounds.toLocaleString(business.language));
  }
});

test.each(['/services', '/power-flushing'] as const)(
  'the structured data of %s has its prices, or no offer',
  async (path) => {
    const offers = nodesOfType(await read(path), 'Offer').filter((offer) => 'priceSpecification' in offer);
    const shown = prices.items.filter(({ pages }) => pages.includes(path));
    expect(offers.map(({ name }) => name)).toEqual(shown.map(({ job }) => job));
    for (const [index, { from, to }] of shown.entries()) {
      expect(offers[index]?.priceSpecification).toEqual({
        '@type': 'PriceSpecification',
        ...(to === from ? { price: from } : { minPrice: from, ...(to !== undefined && { maxPrice: to }) }),
        priceCurrency: 'GBP',
      });
    }
  },
);
