import { expect, test } from 'vitest';
import { facts, read, textOf } from '../support/site.ts';

const { phone } = facts.business;

test('the 404 page says so in the specification’s words, and leads home and to the phone', async () => {
  const $ = await read('/nope');
  expect(textOf($, 'h1')).toBe('Oops! Page not found');
  expect(textOf($, 'main a[href="/"]')).toBe('Return to Home');
  expect($(`main a[href="tel:${phone.e164}"]`)).toHaveLength(1);
});

test('the page for the host’s own failures has the generic title and the number', async () => {
  const $ = await read('/500');
  expect(textOf($, 'h1')).toBe('Unexpected Application Error!');
  expect($('head > title').text()).toMatch(/^Unexpected Application Error!/);
  expect($(`main a[href="tel:${phone.e164}"]`)).toHaveLength(1);
});
