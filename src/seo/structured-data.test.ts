import { expect, test } from 'vitest';
import { parseBusiness } from '../facts/business.ts';
import { sampleBusiness as sample } from '../facts/sample-business.ts';
import { breadcrumbNode, businessNode, faqNode, serviceNode } from './structured-data.ts';

const business = parseBusiness(sample);

test('the rating leaves the markup when the owner switches it off, and nothing else does', () => {
  const without = parseBusiness({ ...sample, reviews: { ...sample.reviews, markup: false } });
  const { aggregateRating, ...rest } = businessNode(business) as unknown as Record<string, unknown>;
  expect(aggregateRating).toEqual({ '@type': 'AggregateRating', ratingValue: 5, reviewCount: 47 });
  expect(businessNode(without)).toEqual(rest);
});

test('a street, a postcode and an email are told when the owner gives them', () => {
  const full = parseBusiness({
    ...sample,
    email: 'office@example.com',
    address: { ...sample.address, street: '1 Chalk Row', postcode: 'BN1 1AA' },
  });
  expect(businessNode(full)).toMatchObject({
    email: 'office@example.com',
    address: { streetAddress: '1 Chalk Row', postalCode: 'BN1 1AA' },
  });
});

test('the last crumb carries no address', () => {
  expect(breadcrumbNode(business, '/areas/hove')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' },
      { '@type': 'ListItem', position: 2, name: 'Areas', item: 'https://www.example.com/areas' },
      { '@type': 'ListItem', position: 3, name: 'Hove' },
    ],
  });
});

test('questions keep their order and their words', () => {
  const node = faqNode([
    { question: 'First?', answer: 'Yes.' },
    { question: 'Second?', answer: 'No.' },
  ]);
  expect(node).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'First?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
      { '@type': 'Question', name: 'Second?', acceptedAnswer: { '@type': 'Answer', text: 'No.' } },
    ],
  });
});

test('a service names who offers it by the same identity as the home page', () => {
  const node = serviceNode(business, { name: 'Power flushing', description: 'Clean water.', areas: ['Hove'] });
  expect(node).toMatchObject({ provider: { '@id': 'https://www.example.com/#business', telephone: '+441632960247' } });
});
