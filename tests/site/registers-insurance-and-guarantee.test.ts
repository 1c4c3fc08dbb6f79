import { expect, test } from 'vitest';
import { registersOf } from '../../src/site/registers.ts';
import { plainText } from '../../src/site/text/sentence.ts';
import { band, read, site, textOf, textsOf } from '../support/site.ts';
import { nodesOfType } from '../support/structured-data.ts';

const { business, words } = site;
const { complaints, insurance, payment } = business;

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

test('About has a section on insurance, payment and complaints, or none if the firm gives none of them', async () => {
  const $ = await read('/about');
  const shown = [insurance, payment, complaints].filter((fact) => fact !== undefined);
  expect(textsOf($, band('paperwork', 'h3'))).toHaveLength(shown.length);
  expect($('#paperwork').length).toBe(shown.length > 0 ? 1 : 0);
  const texts = [insurance?.insurer, payment, complaints].filter((text) => text !== undefined);
  for (const text of texts) expect(textOf($, band('paperwork'))).toContain(plainText(text));
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
