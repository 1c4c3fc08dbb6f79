import { describe, expect, test } from 'vitest';
import { registersOf } from '../../src/site/registers.ts';
import { attributesOf, band, messageLinks, read, routes, site, textOf, textsOf } from '../support/site.ts';
import { thingsOf } from '../support/structured-data.ts';

const { areas, business, jobs, words } = site;
const { complaints, insurance, messages, payment } = business;
const { evidence, people, photographs, prices, reviews } = words;

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
    const [firm] = thingsOf(await read('/'), 'Plumber');
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

  test('messages are links to the reader’s own apps, in the footer, and Contact asks for a picture', async () => {
    const $ = await read('/contact');
    const wayLinks = ':is([href^="mailto:"], [href^="sms:"], [href^="https://wa.me/"])';
    expect(attributesOf($, `footer ${wayLinks}`, 'href')).toEqual(messageLinks);
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

  test('who works for the firm stands on About with a face where there is one, or there is no heading', async () => {
    const $ = await read('/about');
    expect($('#people').length).toBe(people.length > 0 ? 1 : 0);
    expect(textsOf($, band('people', 'h3'))).toEqual(people.map(({ name }) => name));
    for (const [index, { photograph, ...words }] of people.entries()) {
      const person = $(band('people', 'article')).eq(index);
      for (const text of Object.values(words)) expect(person.text()).toContain(text);
      expect(person.find('img').attr('alt')).toBe(photograph?.alt);
    }
  });

  test.each(routes)('%s shows the newest jobs that were done there, or no heading for them', async (path) => {
    const $ = await read(path);
    const town = areas.find((area) => area.path === path)?.name;
    const own = jobs.filter((job) => job.town === town || job.pages?.some((page) => page === path));
    const newest = own.toSorted((one, other) => other.month.localeCompare(one.month)).slice(0, 3);
    expect($('#jobs').length).toBe(newest.length > 0 ? 1 : 0);
    expect(textsOf($, band('jobs', 'h3')).map((heading) => heading.split(',')[0])).toEqual(
      newest.map((job) => job.town),
    );
    for (const [index, { done, hours, month, photographs = [], problem, water }] of newest.entries()) {
      const sheet = `${band('jobs', 'article')}:eq(${index})`;
      for (const text of [month.slice(0, 4), problem, done, `${evidence.jobs.hours} ${hours}`])
        expect(textOf($, sheet)).toContain(text);
      expect(textsOf($, `${sheet} dd`)).toEqual(Object.values(water ?? {}));
      expect(attributesOf($, `${sheet} img`, 'alt')).toEqual(photographs.map(({ alt }) => alt));
    }
  });

  test('each photograph stands in its place, in a modern format, with its room kept; at the top of a page it waits for nothing', async () => {
    for (const { alt, place } of photographs) {
      const [path = '', drawing] = place.split('#');
      const id = drawing?.replace(/-\d$/, '').replace('highlight', 'highlights').replace('step', 'process') ?? 'page';
      const $ = await read(path);
      const image = $(band(id, 'img')).filter((_, each) => $(each).attr('alt') === alt);
      expect(image.length, place).toBeGreaterThan(0);
      expect(Number(image.attr('width')) * Number(image.attr('height')), place).toBeGreaterThan(0);
      expect(image.attr('loading'), place).toBe(drawing ? 'lazy' : undefined);
      expect(image.prev('source').attr('type'), place).toBe('image/avif');
    }
  });
});
