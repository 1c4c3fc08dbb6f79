import { describe, expect, test } from 'vitest';
import { registersOf } from '../../../src/facts/registers.ts';
import { attributesOf, band, facts, nodesOf, read, textOf, textsOf, writtenWays } from '../../support/site.ts';

const { areas, business, words } = facts;
const { complaints, insurance, messages, payment } = business;
const { evidence, prices, reviews } = words;

describe('what the owner can show', () => {
  test('the number in each register is on every page, and About leads to where it can be checked', async () => {
    const $ = await read('/about');
    for (const { check, name, number } of registersOf(business)) {
      expect(textOf($, 'footer')).toContain(`${number}.`);
      const link = $(`main a[href="${check}"]`);
      expect(link.text(), name).toContain(number);
      expect(link.attr('rel'), name).toBe('noopener');
    }
  });

  test('structured data has the numbers in the registers', async () => {
    const [firm] = nodesOf(await read('/'), 'Plumber');
    const numbers = registersOf(business).map(({ name, number }) => ({
      '@type': 'PropertyValue',
      propertyID: name,
      value: number,
    }));
    expect(firm?.identifier ?? []).toEqual(numbers);
  });

  test('insurance, payment and complaints stand on About under one heading, or there is none', async () => {
    const $ = await read('/about');
    const shown = [insurance, payment, complaints].filter((fact) => fact !== undefined);
    expect(textsOf($, band('paperwork', 'h3'))).toHaveLength(shown.length);
    expect($('#paperwork').length).toBe(shown.length > 0 ? 1 : 0);
    for (const text of [insurance?.insurer, payment, complaints]) {
      expect(textOf($, band('paperwork'))).toContain(text ?? '');
    }
  });

  test('messages are links to the reader’s own apps, in the footer and on Contact, and ask for a picture', async () => {
    const $ = await read('/contact');
    const wayLinks = ':is([href^="mailto:"], [href^="sms:"], [href^="https://wa.me/"])';
    expect(attributesOf($, `footer ${wayLinks}`, 'href')).toEqual(writtenWays);
    expect(attributesOf($, `main ${wayLinks}`, 'href')).toEqual(writtenWays);
    const picture = textOf($, band('cards')).includes(evidence.picture);
    expect(picture).toBe(Boolean(messages.text ?? messages.whatsApp));
  });

  test.each(['/services', '/power-flushing'] as const)('%s shows its prices, or no heading for them', async (path) => {
    const $ = await read(path);
    const shown = prices.items.filter(({ pages }) => pages.includes(path));
    expect($('#prices').length).toBe(shown.length > 0 ? 1 : 0);
    expect(textsOf($, band('prices', 'tbody th'))).toEqual(shown.map(({ job, moves }) => `${job} ${moves}`));
    for (const [index, { from, to }] of shown.entries()) {
      const price = textsOf($, band('prices', 'td'))[index] ?? '';
      for (const pounds of [from, to ?? from]) expect(price).toContain(pounds.toLocaleString(business.language));
    }
  });

  test('the page of each area shows the reviews of its town, the newest first, word for word, or no heading for them', async () => {
    for (const { name, path } of areas) {
      const $ = await read(path);
      const own = reviews.items
        .filter(({ town }) => town === name)
        .sort((one, other) => (one.date < other.date ? 1 : -1));
      expect(textsOf($, band('reviews', 'blockquote')), path).toEqual(own.map(({ quote }) => quote));
      expect($('#reviews').length, path).toBe(own.length > 0 ? 1 : 0);
      for (const [index, review] of own.entries()) {
        expect(textsOf($, band('reviews', 'figcaption'))[index], path).toContain(`${review.name}, ${review.town}`);
      }
    }
  });
});
