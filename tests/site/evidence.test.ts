import { describe, expect, test } from 'vitest';
import { registersOf } from '../../src/site/registers.ts';
import { attributesOf, band, messageLinks, read, readAll, routes, site, textOf, textsOf } from '../support/site.ts';
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
    const texts = [insurance?.insurer, payment, complaints].filter((text) => text !== undefined);
    for (const text of texts) expect(textOf($, band('paperwork'))).toContain(text);
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

  test('each job is shown on the page of its town and on the pages that it names, the newest first, unless newer ones fill the page', async () => {
    for (const path of routes) {
      const $ = await read(path);
      const town = areas.find((area) => area.path === path)?.name;
      const own = jobs.filter((job) => job.town === town || job.pages?.some((page) => page === path));
      const sheets = textsOf($, band('jobs', 'article'));
      const shown = sheets.map((sheet) =>
        own.find(({ done, problem }) => sheet.includes(problem) && sheet.includes(done)),
      );
      expect(shown, path).not.toContain(undefined);
      expect($('#jobs').length, path).toBe(own.length > 0 ? 1 : 0);
      expect(shown.length > 0, path).toBe(own.length > 0);
      const months = shown.map((job) => job?.month ?? '');
      expect(months, path).toEqual(months.toSorted().reverse());
      const left = own.filter((job) => !shown.includes(job));
      for (const { month } of left) expect(months.length > 1 && month <= (months.at(-1) ?? ''), path).toBe(true);
    }
  });

  test('the sheet of a job says where, when and how long, with its photographs and the state of the water', async () => {
    for (const [path, $] of await readAll()) {
      for (const [index, sheet] of textsOf($, band('jobs', 'article')).entries()) {
        const job = jobs.find(({ done, problem }) => sheet.includes(problem) && sheet.includes(done));
        const { hours, month = '', photographs = [], town, water = {} } = job ?? {};
        for (const text of [town, month.slice(0, 4), `${evidence.jobs.hours} ${hours}`])
          expect(sheet, path).toContain(text);
        const article = `${band('jobs', 'article')}:eq(${index})`;
        expect(textsOf($, `${article} dd`)).toEqual(Object.values(water));
        expect(attributesOf($, `${article} img`, 'alt')).toEqual(photographs.map(({ alt }) => alt));
      }
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
