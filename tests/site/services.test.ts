import { expect, test } from 'vitest';
import { band, facts, read, textsOf } from '../support/site.ts';

const { phone } = facts.business;
const { services } = facts.words.services;
const $ = await read('/services');

test('five services have a card, each with a description and a list of features', () => {
  expect(services).toHaveLength(5);
  for (const { id, title, description, features } of services) {
    expect($(band(id, 'h2')).text()).toBe(title);
    expect(textsOf($, band(id, 'p'))).toContain(description);
    expect(textsOf($, band(id, 'li'))).toEqual(features);
  }
});

test('every service that the specification names is on a card', () => {
  const page = $('main').text().toLowerCase();
  for (const service of [
    'emergency plumbing',
    'boiler installation and repair',
    'central heating',
    'power flushing',
    'powder flushing',
    'leak detection',
    'bathroom fitting',
  ]) {
    expect(page).toContain(service);
  }
});

test('the power flushing card warns, and leads to its page; no other card does', () => {
  expect($('[role="note"]')).toHaveLength(1);
  const card = services.find(({ id }) => id === 'power-flushing');
  expect($(band('power-flushing', '[role="note"]')).text()).toContain(String(card?.note));
  expect($(band('power-flushing', 'a[href="/power-flushing"]')).text()).toMatch(/^Learn more/i);
});

test('an emergency section carries a call button', () => {
  expect($(band('emergency', `a[href="tel:${phone.e164}"]`))).toHaveLength(1);
});

test('five questions can be opened', () => {
  expect($(band('questions', 'details > summary'))).toHaveLength(5);
});
