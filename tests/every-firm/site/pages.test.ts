import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { mainAreas, towns } from '../../../src/facts/areas.ts';
import { zones } from '../../../src/facts/business.ts';
import { badgesOf } from '../../../src/facts/explanations.ts';
import { gasEmergency } from '../../../src/facts/phone.ts';
import { attributesOf, band, call, facts, read, textOf, textsOf } from '../../support/site.ts';

const { areas, business, words } = facts;
const { about, badges, contact, home, labels, services } = words;
const flushing = words['power-flushing'];
const powder = words['powder-flushing'];

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const labelsOf = (names: Parameters<typeof badgesOf>[1]) => badgesOf(badges, names).map(({ label }) => label);

/** Each of the texts stands somewhere in a band. */
function expectTexts($: CheerioAPI, id: string, texts: readonly (string | undefined)[]): void {
  for (const text of texts) expect(textOf($, band(id))).toContain(text);
}

describe('Home', async () => {
  const $ = await read('/');

  test('begins with the association’s badge, a heading in two halves, the number, the way to the services and trust badges', () => {
    expect(textsOf($, band('page', `ul[aria-label="${badges.labels.membership}"] li`))).toEqual(
      labelsOf(['association']),
    );
    expect(textsOf($, band('page', 'h1 span'))).toEqual(home.hero.heading);
    expect($(band('page', call)).text()).toContain(business.phone.text);
    expect(textsOf($, band('page', `a[href="${home.hero.link.href}"]`))).toContain(home.hero.link.label);
    const trust = labelsOf(['gasSafe', 'insured', 'allHours', 'rating']);
    expect(textsOf($, band('page', `ul[aria-label="${badges.labels.trust}"] li`))).toEqual(trust);
  });

  test('highlights services, each with a link, then leads to all of them', () => {
    expect(textsOf($, band('highlights', 'article h3'))).toEqual(titles(home.highlights.items));
    expect(attributesOf($, band('highlights', 'article h3 a'), 'href')).toEqual(
      home.highlights.items.map(({ href }) => href),
    );
    expect($(band('highlights', 'a')).last().text()).toBe(home.highlights.link.label);
  });

  test('gives reasons to choose the firm', () => {
    expect(textsOf($, band('why', 'li h3'))).toEqual(titles(home.whyChoose.items));
    expectTexts(
      $,
      'why',
      home.whyChoose.items.map(({ text }) => text),
    );
  });

  test('links the reviews on the site that holds them, where there are some', () => {
    expect(attributesOf($, band('reviews', 'a'), 'href')).toEqual(business.reviews ? [business.reviews.url] : []);
    const filled = Number($(band('reviews', 'svg rect')).attr('width') ?? 0) / 26;
    expect(filled).toBeCloseTo(business.reviews?.rating ?? 0);
  });
});

describe.each(['/', '/services', '/areas', '/contact'])('the emergency band of %s', async (path) => {
  const $ = await read(path);

  test('has a call button, the gas emergency number, and what to do meanwhile', () => {
    expect($(band('emergency', call))).toHaveLength(1);
    expect($(band('emergency', `a[href="tel:${gasEmergency.e164}"]`)).text()).toBe(gasEmergency.text);
    expect(textsOf($, band('emergency', 'ol li'))).toEqual(words.emergency.steps);
  });
});

describe('Services', async () => {
  const $ = await read('/services');

  test('has a card for each service, with a description, a list of features, and a note and a link where there are some', () => {
    for (const { id, title, description, features, note, link } of services.services) {
      expect(textOf($, band(id, 'h2'))).toBe(title);
      expect(textsOf($, band(id, 'p'))).toContain(description);
      expect(textsOf($, band(id, 'li'))).toEqual(features);
      expect(textsOf($, band(id, '[role="note"]'))).toEqual(note ? [`${services.noteHeading} ${note}`] : []);
      expect(textsOf($, band(id, 'a:not([data-explained])'))).toEqual(link ? [link.label] : []);
    }
  });

  test('begins with a board that leads to each card', () => {
    expect(attributesOf($, band('page', 'li a'), 'href')).toEqual(services.services.map(({ id }) => `#${id}`));
  });
});

describe('Power Flushing', async () => {
  const $ = await read('/power-flushing');

  test('explains it, and says why and by whom', () => {
    expect($('h1').text()).toBe(flushing.hero.heading);
    expectTexts($, 'explanation', flushing.explanation.text);
    const cards = [flushing.whyPowerFlush, flushing.certified].flatMap((card) => card?.heading ?? []);
    expect(textsOf($, band('explanation', 'article h3'))).toEqual(cards);
  });

  test('says when powder flushing is better, and links to the specialist without opener access', () => {
    const link = $(band('powder', 'a[target="_blank"]'));
    expect([link.attr('href'), link.attr('rel')]).toEqual([business.powderFlushing.url, 'noopener']);
    expectTexts($, 'powder', [powder.heading, ...powder.text]);
  });

  test('lists signs, benefits and steps', () => {
    expect(textsOf($, band('signs', 'li strong'))).toEqual(titles(flushing.warningSigns.items));
    expect(textsOf($, band('benefits', 'li h3'))).toEqual(titles(flushing.benefits.items));
    expect(textsOf($, band('process', 'ol > li h3'))).toEqual(titles(flushing.process.steps));
  });

  test('ends when to act in a call button, and itself in a call button and a link', () => {
    expect(textOf($, band('act', call))).toBe(`${flushing.whenToAct.call} ${business.phone.text}`);
    expect(attributesOf($, band('call', 'a'), 'href')).toEqual([
      `tel:${business.phone.e164}`,
      flushing.quote.link.href,
    ]);
  });

  test('compares the two methods in a table with headings for its rows and columns', () => {
    const { caption, power, powder: other, rows } = powder.comparison;
    expect($(band('comparison', 'caption')).text()).toBe(caption);
    expect(textsOf($, band('comparison', 'th[scope="col"]'))).toEqual([power, other]);
    expect(textsOf($, band('comparison', 'tbody th[scope="row"]'))).toEqual(rows.map(({ aspect }) => aspect));
  });
});

describe('About', async () => {
  const $ = await read('/about');

  test('tells who they are, with every badge explained and a phone button', () => {
    expectTexts($, 'page', [about.heading, ...about.story, ...badgesOf(badges).map(({ explanation }) => explanation)]);
    expect($(band('page', call))).toHaveLength(1);
  });

  test('lists what they can be held to, their values and highlights, and ends in a band', () => {
    expect(textsOf($, band('trust', 'li h3'))).toEqual(titles(about.trust.items));
    expect(textsOf($, band('values', 'li h3'))).toEqual(titles(about.values.items));
    expect(textsOf($, band('in-your-house', 'li h3'))).toEqual(titles(about.highlights.items));
    expect(textsOf($, `section[aria-label="${about.band.label}"] strong`)).toEqual(titles(about.band.items));
  });
});

describe('Areas', async () => {
  const $ = await read('/areas');

  test('has a card for each main area, with a description, postcodes and a link to its page', () => {
    const cards = $(band('main-areas', 'article')).toArray();
    expect(
      cards.map((card) => [$(card).find('h3').text(), $(card).find('h3 a').attr('href'), $(card).find('p').text()]),
    ).toEqual(mainAreas(facts).map(({ name, path, description }) => [name, path, description]));
    const codes = mainAreas(facts).flatMap(({ postcodes }) => postcodes.map(({ code }) => code));
    expect(textsOf($, band('main-areas', `ul[aria-label="${labels.postcodes}"] li`))).toEqual(codes);
  });

  test('links every other area, and all of them from the map', () => {
    expect(attributesOf($, band('towns', 'li a'), 'href')).toEqual(towns(facts).map(({ path }) => path));
    expect(new Set(attributesOf($, 'main svg a', 'href'))).toEqual(new Set(areas.map(({ path }) => path)));
  });

  test('lists the town’s neighbourhoods without links, where there are some', () => {
    expect(textsOf($, band('neighbourhoods', 'li'))).toEqual(words.areas.neighbourhoods?.names ?? []);
    expect($(band('neighbourhoods', 'a'))).toHaveLength(0);
  });

  test('gives the response time of each zone in a table and in the map’s key, and says that times vary', () => {
    const times = zones.map((zone) => `${business.responseMinutes[zone]} ${labels.minutes}`);
    expect(textsOf($, band('response-times', 'tbody th'))).toEqual(
      zones.map((zone) => words.areas.responseTimes.zones[zone]),
    );
    expect(textsOf($, band('response-times', 'tbody td'))).toEqual(times);
    expectTexts($, 'response-times', [words.areas.responseTimes.caption, words.areas.responseTimes.note]);
    for (const time of times) expect(textsOf($, 'main svg text')).toContain(time);
  });

  test('asks a reader whose area is not listed to phone', () => {
    expect($(band('not-listed', call))).toHaveLength(1);
  });
});

describe('Contact', async () => {
  const $ = await read('/contact');

  test('has four cards: emergencies, questions, where, when', () => {
    const { emergency, enquiries, area, hours } = contact.cards;
    const cards = $(band('cards', 'article')).toArray();
    expect(cards.map((card) => [$(card).find('h3').text(), $(card).find('a').first().attr('href')])).toEqual([
      [emergency.title, `tel:${business.phone.e164}`],
      [enquiries.title, `tel:${business.phone.e164}`],
      [area.title, area.link.href],
      [hours.title, undefined],
    ]);
    expectTexts($, 'cards', [hours.text, business.email ?? '']);
  });

  test('names the main places, and all the other areas behind them', () => {
    expect(textsOf($, band('service-area', 'li'))).toEqual(contact.serviceArea.main);
    expectTexts(
      $,
      'service-area',
      areas.map(({ name }) => name),
    );
  });

  test('lists promises, and ends in a call button and a link', () => {
    expect(textsOf($, band('promises', 'li'))).toEqual(contact.promises.items);
    expect(attributesOf($, band('call', 'a'), 'href')).toEqual([
      `tel:${business.phone.e164}`,
      contact.closing.link.href,
    ]);
  });
});

describe.each(areas)('the page of $name', async (area) => {
  const $ = await read(area.path);
  const { page } = area;

  test('begins with a badge, a heading, the number, the way to a quote and two notes', () => {
    expectTexts($, 'page', [page.badge, page.heading, area.description, page.sameDay, badges.association?.label ?? '']);
    expect($(band('page', call))).toHaveLength(1);
    expect($(band('page', `a[href="${page.quoteLink.href}"]`)).text()).toBe(page.quoteLink.label);
    expect($('main svg a[aria-current]').attr('href')).toBe(area.path);
  });

  test('has its postcodes, its neighbours with links where they have a page, and its zone’s time', () => {
    expect(textsOf($, band('postcodes', 'dt'))).toEqual(area.postcodes.map(({ code }) => code));
    expect(textsOf($, band('postcodes', 'dd'))).toEqual(area.postcodes.map(({ covers }) => covers));
    const near = $(band('postcodes', `ul[aria-label="${page.postcodes.nearby}"] li`)).toArray();
    const shown = near.map((place) => ({ name: $(place).text(), path: $(place).find('a').attr('href') }));
    expect(shown).toEqual(
      area.nearby.map(({ name }) => ({ name, path: areas.find((other) => other.name === name)?.path })),
    );
    expect(textOf($, band('response', 'strong'))).toBe(`${business.responseMinutes[area.zone]} ${labels.minutes}`);
  });

  test('tells of its homes, their heating, four services, the comparison and benefits, and ends in the way to a quote', () => {
    expect(textsOf($, band('homes', 'p'))).toEqual(area.homes.text);
    expect(textsOf($, band('heating', 'p'))).toEqual(area.heating.text);
    const { heading: _, ...offered } = page.services;
    expect(textsOf($, band('services', 'li h3'))).toEqual(titles(Object.values(offered)));
    expectTexts($, 'services', [...Object.values(area.services), powder.card]);
    expect($(band('comparison', 'table'))).toHaveLength(1);
    expect(textsOf($, band('benefits', 'li'))).toEqual(page.benefits.items);
    expect(attributesOf($, band('call', 'a'), 'href')).toEqual([`tel:${business.phone.e164}`, page.quote.link.href]);
  });
});

test.each([
  ['/nope', words['not-found']],
  ['/500', words['application-error']],
])('%s says what is wrong, leads home and to the phone', async (path, { heading, text, home: label }) => {
  const $ = await read(path);
  expect(textOf($, 'h1')).toBe(heading);
  expect(textOf($, 'main')).toContain(text);
  expect(textOf($, 'main a[href="/"]')).toBe(label);
  expect($(`main ${call}`)).toHaveLength(1);
});
