import { expect, test } from 'vitest';
import { business as example } from '../../../tests/support/example-firm.ts';
import { parseBusiness } from '../../site/schema/business.ts';
import { businessNode, ratedBusinessNode } from './business-node.ts';

const { reviews: _, priceRange: __, profiles: ___, ...input } = example;
const reviews = { platform: 'Checkers', url: 'https://checkers.co.uk', rating: 4.8, count: 132, checked: '2026-10-20' };
const withReviews = (markup: boolean) => parseBusiness({ ...input, reviews: { ...reviews, markup } });
const business = parseBusiness(input);

test('the rating is in structured data only if the owner has one and wants it, and nothing else depends on that', () => {
  const { aggregateRating, ...rest } = ratedBusinessNode(withReviews(true));
  expect(aggregateRating).toEqual({ '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 132 });
  expect(businessNode(withReviews(true))).toEqual(rest);
  expect(ratedBusinessNode(withReviews(false))).toEqual(rest);
  expect(ratedBusinessNode(business)).toEqual(businessNode(business));
});

test('the reviews site and a membership are in structured data if the owner has them', () => {
  expect(businessNode(withReviews(false)).sameAs).toBe('https://checkers.co.uk');
  const profiles = [{ name: 'Facebook', url: 'https://www.facebook.com/ouse' }];
  const known = parseBusiness({ ...input, reviews: { ...reviews, markup: false }, profiles });
  expect(businessNode(known).sameAs).toEqual(['https://checkers.co.uk', 'https://www.facebook.com/ouse']);
  const member = parseBusiness({ ...input, registrations: { powerFlushAssociation: true } });
  expect(businessNode(member).memberOf).toEqual({ '@type': 'Organization', name: 'Power Flush Association' });
  for (const field of ['sameAs', 'memberOf', 'identifier']) {
    expect(businessNode(parseBusiness({ ...input, registrations: {} }))).not.toHaveProperty(field);
  }
});

test('street, postcode, email and price range are in structured data if the owner gives them', () => {
  expect(businessNode(business)).toMatchObject({
    email: input.email,
    address: { streetAddress: '2 Example Yard', postalCode: 'RH12 0ZZ' },
  });
  expect(businessNode(business)).not.toHaveProperty('priceRange');
  const bare = parseBusiness({
    ...input,
    priceRange: '££',
    email: undefined,
    address: { ...input.address, street: undefined },
  });
  expect(businessNode(bare)).toMatchObject({ priceRange: '££' });
  expect(businessNode(bare)).not.toHaveProperty('email');
  expect(businessNode(bare).address).not.toHaveProperty('streetAddress');
});
