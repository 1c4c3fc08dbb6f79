import { describe, expect, test } from 'vitest';
import { readClaims } from '../../src/content/claims.ts';
import { gasEmergency } from '../../src/content/phone.ts';
import { facts, read, readAll, textOf } from '../support/site.ts';

/** What the specification claims and sets, in the words of the sample firm's built site. */

const { business } = facts;

test('the sample firm has the ratings, times and prices of the specification', () => {
  expect(business).toMatchObject({
    reviews: { rating: 5, count: 47 },
    responseMinutes: { centre: 30, suburbs: 45, extended: 60 },
    priceRange: '££',
  });
});

test('as shipped, no evidence is held', () => {
  expect(readClaims('content')).toEqual({});
});

/** Specification, section 1. */
describe('claims', () => {
  test.each([
    ['/', /24\/7 emergency service/],
    ['/', /Gas Safe registered/],
    ['/', /Fully insured/],
    ['/', /Power Flush Association member/],
    ['/', /5 stars from 47 reviews/],
    ['/', /100% satisfaction guarantee/],
    ['/', /Honest Pricing/],
    ['/', /No call-out charge for local areas/],
    ['/about', /Same-day assessments for heating, if you ring before noon on a working day/],
    ['/about', /Free, no-obligation quotes for non-emergency work/],
    ['/contact', /Free, no-obligation quotes for non-emergency work/],
    ['/power-flushing', /no-fix-no-fee guarantee/],
  ])('%s makes this one: %s', async (path, claim) => {
    expect(textOf(await read(path), 'main')).toMatch(claim);
  });
});

/** Specification, section 9, and for gas the decisions. */
describe('constants', () => {
  test.each([
    ['/', /typically 30 to 60 minutes in and around Brighton and Hove, 30 in the centre/],
    ['/services', /30 minutes in central Brighton and Hove, 45 in the suburbs and 60 further out/],
    ['/services', /never microbore or plastic.*over 10 years old/],
    ['/areas', /Longer at busy times and in bad weather/],
    ['/power-flushing', /takes 4 to 8 hours/],
    ['/power-flushing', /every 5 to 6 years/],
    ['/power-flushing', /15 and 22 mm copper pipe, never microbore or plastic/],
    ['/power-flushing', /microbore \(8 mm or 10 mm\) or plastic/],
    ['/power-flushing', /BS 7593:2019/],
    ['/power-flushing', /over 10 years old/],
    ['/contact', /24 hours a day, 7 days a week/],
  ])('%s has this one: %s', async (path, constant) => {
    expect(textOf(await read(path), 'main')).toMatch(constant);
  });

  test('the gas emergency number is the National Gas Emergency Service’s', () => {
    expect(gasEmergency).toEqual({ text: '0800 111 999', e164: '+44800111999' });
  });
});

test('no page calls a power flush compulsory', async () => {
  for (const [path, $] of await readAll()) {
    expect($('main').text(), path).not.toMatch(
      /power flush(ing)? (is|are) (required|compulsory|mandatory)|must be (power )?flushed/i,
    );
  }
});
