import { expect, test } from 'vitest';
import input from '../../tests/fixtures/other-firm/business.config.ts';
import { parseBusiness } from '../facts/business.ts';
import { businessNode } from './structured-data.ts';

const reviews = { platform: 'Checkers', url: 'https://checkers.co.uk', rating: 4.8, count: 132, checked: '2026-10-20' };
const withReviews = (markup: boolean) => parseBusiness({ ...input, reviews: { ...reviews, markup } });
const business = parseBusiness(input);

test('the rating is marked up where the owner has one and wants it, and nothing else depends on that', () => {
  const { aggregateRating, ...rest } = businessNode(withReviews(true)) as unknown as Record<string, unknown>;
  expect(aggregateRating).toEqual({ '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 132 });
  expect(businessNode(withReviews(false))).toEqual(rest);
  expect(businessNode(business)).toEqual(rest);
});

test('a street, a postcode, an email and a price range are told when the owner gives them', () => {
  expect(businessNode(business)).toMatchObject({
    email: input.email,
    address: { streetAddress: '1 Example Quay', postalCode: 'BN9 0ZZ' },
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
