import { expect, test } from 'vitest';
import { registersOf } from '../../src/site/registers.ts';
import { plainText } from '../../src/site/text/sentence.ts';
import { read, site, textOf } from '../support/site.ts';
import { nodesOfType } from '../support/structured-data.ts';

const { business, words } = site;
const { complaints, insurance } = business;

test('the footer has the number in each register, and About links to where it can be checked', async () => {
  const $ = await read('/about');
  for (const { check, name, number } of registersOf(business)) {
    expect(textOf($, 'footer')).toContain(`${number}.`);
    const link = $(`main a[href="${check}"]`);
    expect(link.text(), name).toContain(number);
    expect(link.attr('rel'), name).toBe('noopener');
  }
});

test('the structured data of Home has the numbers in the registers', async () => {
  const [firm] = nodesOfType(await read('/'), 'Plumber');
  const numbers = registersOf(business).map(({ name, number }) => ({
    '@type': 'PropertyValue',
    propertyID: name,
    value: number,
  }));
  expect(firm?.identifier ?? []).toEqual(numbers);
});

test('About has the insurer at the badge about insurance, and how to complain at the guarantee if there is one', async () => {
  const about = await read('/about');
  expect(textOf(about, '#insured')).toContain(insurance?.insurer ?? '');
  const place = words.badges.guarantee ? '#guarantee' : 'main';
  expect(textOf(about, place)).toContain(complaints ? plainText(complaints) : '');
});

test('About explains the guarantee, with the owner’s terms if there are any', async () => {
  const { guarantee } = words.badges;
  const texts = guarantee
    ? [guarantee.explanation, business.promises.guaranteeTerms].filter((text) => text !== undefined)
    : [];
  const $ = await read('/about');
  expect($('#guarantee').length).toBe(guarantee ? 1 : 0);
  for (const text of texts) expect(textOf($, '#guarantee')).toContain(text);
});
