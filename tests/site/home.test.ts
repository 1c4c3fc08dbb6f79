import { expect, test } from 'vitest';
import { band, facts, read, textsOf } from '../support/site.ts';

const { phone, reviews } = facts.business;
const { badges, emergency } = facts.words;
const $ = await read('/');

test('the hero has the association’s badge, a heading, a call button, View Services and four trust badges', () => {
  const hero = 'section[aria-labelledby="page"]';
  expect(textsOf($, `${hero} ul[aria-label="Membership"] li`)).toEqual([badges.association.label]);
  expect($(`${hero} h1`)).toHaveLength(1);
  expect($(`${hero} a[href="tel:${phone.e164}"]`).text()).toContain(phone.text);
  expect($(`${hero} a[href="/services"]`).text()).toBe('View Services');
  expect(textsOf($, `${hero} ul[aria-label="Why you can trust us"] li`)).toEqual([
    badges.gasSafe.label,
    badges.insured.label,
    badges.allHours.label,
    badges.rating.label,
  ]);
});

test('three services are highlighted, each with a link, then View All Services', () => {
  expect(textsOf($, band('highlights', 'article h3'))).toEqual([
    'Emergency Plumbing',
    'Boiler Services',
    'Power Flushing',
  ]);
  expect($(band('highlights', 'article h3 a'))).toHaveLength(3);
  expect($(band('highlights', 'a[href="/services"]')).text()).toBe('View All Services');
});

test('there are three reasons to choose the firm', () => {
  expect(textsOf($, band('why', 'li h3'))).toEqual(['Fast Response', 'Excellent Customer Care', 'Honest Pricing']);
});

test('an emergency band carries a call button, what to do meanwhile, and the gas emergency number', () => {
  expect($(band('emergency', `a[href="tel:${phone.e164}"]`))).toHaveLength(1);
  expect($(band('emergency', 'ol li'))).toHaveLength(3);
  const digits = emergency.gas.phone.text.replaceAll(' ', '');
  expect($(band('emergency', `a[href="tel:${digits}"]`)).text()).toBe(emergency.gas.phone.text);
});

test('the reviews are linked on the site that holds them', () => {
  expect($(band('reviews', 'a')).attr('href')).toBe(reviews.url);
  expect($(band('reviews', 'a')).attr('target')).toBe('_blank');
});
