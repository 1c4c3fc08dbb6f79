import { describe, expect, test } from 'vitest';
import business from '../../business.config.ts';
import { readFacts } from '../../src/facts/read.ts';
import { sampleBusiness } from '../../src/facts/sample-business.ts';

const isShipped = business.name === sampleBusiness.name;

/** Once the owner has put in their own name, their facts and words are theirs to change. */
describe.runIf(isShipped)('the project as it is shipped', () => {
  const { areas, words } = readFacts('content', sampleBusiness);
  const textOf = (file: keyof typeof words) => JSON.stringify(words[file]);

  test('has the sample firm in business.config.ts', () => {
    expect(business).toEqual(sampleBusiness);
  });

  test('has the rating and the response times of the specification', () => {
    expect(business.reviews).toMatchObject({ rating: 5, count: 47 });
    expect(business.responseMinutes).toEqual({ centre: 30, suburbs: 45, extended: 60 });
    expect(areas.map(({ zone, minutes }) => [zone, minutes])).toEqual(
      areas.map(({ zone }) => [zone, business.responseMinutes[zone]]),
    );
  });

  /** Specification, section 1. */
  test.each([
    ['badges', /24\/7 emergency service/],
    ['badges', /Gas Safe registered/],
    ['badges', /Fully insured/],
    ['badges', /Power Flush Association member/],
    ['badges', /5 stars from 47 reviews/],
    ['home', /5 stars from 47 reviews/],
    ['home', /100% satisfaction guarantee/],
    ['home', /Honest Pricing/],
    ['home', /No call-out charge for local areas/],
    ['about', /same-day assessments/],
    ['about', /Free, no-obligation quotes for work that is not an emergency/],
    ['contact', /Free, no-obligation quotes for work that is not an emergency/],
    ['powder-flushing', /no-fix-no-fee guarantee/],
    ['frame', /Brighton & Hove, Sussex/],
    ['frame', /24\/7 emergency service/],
  ] as const)('claims in content/%s.yaml: %s', (file, claim) => {
    expect(textOf(file)).toMatch(claim);
  });

  /** Specification, section 9, and for gas the decisions. */
  test.each([
    ['home', /typically within 30 to 60 minutes/],
    [
      'services',
      /30 minutes in central Brighton and Hove, 45 minutes in the suburbs and 60 minutes in the areas beyond/,
    ],
    ['services', /microbore \(8 mm or 10 mm\) or plastic pipes.*over 10 years old/],
    ['areas', /"centre":"Brighton and Hove centre","suburbs":"Suburbs","extended":"Extended areas"/],
    ['areas', /vary in peak hours and in severe weather/],
    ['power-flushing', /takes 4 to 8 hours/],
    ['power-flushing', /every 5 to 6 years/],
    ['power-flushing', /copper pipes of 15 mm and 22 mm/],
    ['power-flushing', /microbore pipes of 8 mm or 10 mm, or plastic pipes/],
    ['power-flushing', /BS 7593:2019/],
    ['powder-flushing', /over 10 years old/],
    ['contact', /24 hours a day, 7 days a week/],
    ['emergency', /0800 111 999/],
  ] as const)('tells in content/%s.yaml: %s', (file, constant) => {
    expect(textOf(file)).toMatch(constant);
  });
});
