import { expect, test } from 'vitest';
import { band, facts, read, textsOf } from '../support/site.ts';

const { phone, powderFlushing } = facts.business;
const words = facts.words['power-flushing'];
const powder = facts.words['powder-flushing'];
const $ = await read('/power-flushing');

test('a hero and an explanation come with two cards: why, and certified service', () => {
  expect($('h1').text()).toBe(words.hero.heading);
  for (const paragraph of words.explanation.text) expect(textsOf($, band('explanation', 'p'))).toContain(paragraph);
  expect(textsOf($, band('explanation', 'article h3'))).toEqual(['Why power flush', 'Certified service']);
});

test('a section says when powder flushing is better, and links to the specialist without opener access', () => {
  const link = $(band('powder', 'a'));
  expect($(band('powder', 'h2')).text()).toBe(powder.heading);
  expect(link.attr('href')).toBe(powderFlushing.url);
  expect(link.attr('target')).toBe('_blank');
  expect(link.attr('rel')).toContain('noopener');
  for (const paragraph of powder.text) expect(textsOf($, band('powder', 'p'))).toContain(paragraph);
});

test('there are four benefits', () => {
  expect($(band('benefits', 'li h3'))).toHaveLength(4);
});

test('there are seven warning signs', () => {
  expect($(band('signs', 'li'))).toHaveLength(7);
});

test('when to act ends in a Book Assessment call button', () => {
  const call = $(band('act', 'a'));
  expect(call.attr('href')).toBe(`tel:${phone.e164}`);
  expect(call.text()).toMatch(/^Book Assessment/);
});

test('the process has five steps in order', () => {
  expect(textsOf($, band('process', 'ol > li h3'))).toEqual(words.process.steps.map(({ title }) => title));
  expect(words.process.steps).toHaveLength(5);
});

test('the final call to action leads to a written quote on the contact page', () => {
  expect($(band('call', `a[href="tel:${phone.e164}"]`))).toHaveLength(1);
  expect($(band('call', 'a[href="/contact"]')).text()).toBe('Get Written Quote');
});

test('the two methods are compared in a table with headings for its rows and columns', () => {
  expect($(band('comparison', 'caption')).text()).not.toBe('');
  expect(textsOf($, band('comparison', 'th[scope="col"]'))).toEqual(['Power flushing', 'Powder flushing']);
  expect(textsOf($, band('comparison', 'tbody th[scope="row"]'))).toEqual(
    powder.comparison.rows.map(({ aspect }) => aspect),
  );
});

test('five questions can be opened', () => {
  expect($(band('questions', 'details > summary'))).toHaveLength(5);
});
