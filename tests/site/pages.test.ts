import { expect, test } from 'vitest';
import { mainAreas, towns, zonesOf } from '../../src/site/areas.ts';
import { badgesOf } from '../../src/site/explanations.ts';
import { mainPages } from '../../src/site/page-list.ts';
import type { FieldPath } from '../../src/site/problem.ts';
import { gasSafeCheck, registersOf } from '../../src/site/registers.ts';
import { zones } from '../../src/site/schema/business.ts';
import type { Area } from '../../src/site/site.ts';
import { plainText } from '../../src/site/text/running-text.ts';
import { textsOf as fieldsOf } from '../../src/site/text/texts.ts';
import {
  attributesOf,
  band,
  call,
  everyPage,
  get,
  landlordsWays,
  messageLinks,
  read,
  routes,
  shownReviews,
  site,
  textOf,
  textsOf,
} from '../support/site.ts';

const { areas, business, words } = site;
const { badges, contact, home, labels, services, areas: overview } = words;
const flushing = words['power-flushing'];

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const badgeNames = (...names: Parameters<typeof badgesOf>[1] & object) =>
  badgesOf(badges, names).map(({ id, label }) => {
    const { gasSafe } = business.registrations;
    return id === 'gas-safe' && typeof gasSafe === 'string' ? `${label} ${gasSafe}` : label;
  });
const { callOut, callOutCharge: charge, caption, noCallOutCharge: noCharge, zone: where } = overview.responseTimes;
const { localZones } = business.promises;
const timed = overview.responseTimes.time && business.responseMinutes;
/** The zones in the table, which shows what differs between them. */
const served = timed || localZones.length > 0 ? zonesOf(site) : [];
/** The first column after the zones' names. */
const times = served.map((zone) => {
  if (timed) return `${timed[zone]} ${labels.minutes}`;
  return localZones.includes(zone) ? noCharge : charge;
});
const zoneRow = (zone: Area['zone']) => {
  const label = overview.responseTimes.zones[zone];
  const names = areas.filter((each) => each.zone === zone && !label.includes(each.name)).map(({ name }) => name);
  return `${label} ${new Intl.ListFormat(business.language).format(names)}`.trim();
};
const { area, emergency, enquiries, hours } = contact.cards;
const landlords = business.landlords ? [words.evidence.landlords] : [];
const dial = `tel:${business.phone.e164}`;

/** A page, an element of it, and all its texts in their order. */
type Shown = [path: string, selector: string, texts: readonly string[]];

const onMainPages: Shown[] = [
  ['/', band('highlights', `ul[aria-label="${badges.labels.membership}"] li`), badgeNames('association')],
  [
    '/',
    band('highlights', `ul[aria-label="${badges.labels.trust}"] li`),
    badgeNames('gasSafe', 'insured', 'allHours', 'rating'),
  ],
  ['/power-flushing', band('process', 'ol > li h3'), titles(flushing.process.steps)],
  ['/services', band('boiler-stopped', 'ol > li'), services.boilerStopped.steps],
  [
    '/about',
    band('badges', 'li h3'),
    [
      ...badgesOf(badges).map(({ label }) => label),
      ...registersOf(business).flatMap(({ check, name }) => (check === gasSafeCheck && badges.gasSafe ? [] : [name])),
    ],
  ],
  ['/areas', band('main-areas', 'h3'), mainAreas(site).map(({ name }) => name)],
  ['/areas', band('neighbourhoods', 'li'), overview.neighbourhoods?.names ?? []],
  ['/areas', band('response-times', 'tbody th'), served.map(zoneRow)],
  ['/areas', band('response-times', 'td:first-of-type'), times],
  ['/contact', band('cards', 'li h3'), titles([emergency, enquiries, ...landlords, area, hours])],
];

test.each(onMainPages)(
  '%s: the texts of %s are those of the content, in their order',
  async (path, selector, texts) => {
    expect(textsOf(await read(path), selector)).toEqual(texts.map(plainText));
  },
);

/** Where links lead: a page, some of its links, and their targets in order. */
const links: Shown[] = [
  ['/', band('highlights', 'article h3 a'), home.highlights.items.map(({ href }) => href)],
  ['/', band('reviews', 'p > strong > a'), shownReviews ? [shownReviews.url] : []],
  ['/services', band('page', 'li a'), services.services.map(({ id }) => `#${id}`)],
  [
    '/power-flushing',
    band('powder', 'a[target="_blank"]'),
    business.powderFlushing ? [business.powderFlushing.url] : [],
  ],
  ['/power-flushing', band('call', 'a'), [dial, flushing.quote.link.href]],
  ['/areas', band('main-areas', 'h3 a'), mainAreas(site).map(({ path }) => path)],
  ['/areas', band('towns', 'li a'), towns(site).map(({ path }) => path)],
  ['/areas', band('neighbourhoods', 'a'), []],
  ['/contact', band('cards', 'h3 ~ p:not(h3 + p) a'), [dial, dial, ...messageLinks, ...landlordsWays, area.link.href]],
  ['/contact', band('call', ':not(p) > a:last-child'), [dial, contact.closing.link.href]],
];

test.each(links)('%s: %s lead where the content says', async (path, selector, targets) => {
  expect(attributesOf(await read(path), selector, 'href')).toEqual(targets);
});

/** Words for what a firm may not have: notes, places beside the main ones, zones at all or that differ, with a charge or without. */
const unused = [
  ...(services.services.some(({ note }) => note) ? [] : [services.noteHeading]),
  ...(areas.every(({ name }) => contact.serviceArea.main.includes(name)) ? [contact.serviceArea.extended] : []),
  ...(towns(site).length === 0 ? [overview.towns.heading, overview.towns.text] : []),
  ...zones.filter((zone) => !served.includes(zone)).map((zone) => overview.responseTimes.zones[zone]),
  ...(served.length > 0 ? [] : [caption, where, callOut]),
  ...(served.some((zone) => localZones.includes(zone)) ? [] : [noCharge]),
  ...(served.every((zone) => localZones.includes(zone)) ? [charge] : []),
];

/** Where the words of drawings are whose place a photograph may take: no page shows them then. */
const wordsOfDrawing: Record<string, FieldPath | undefined> = {
  '/': ['house'],
  '/power-flushing': ['power-flushing', 'hero', 'picture'],
  '/power-flushing#explanation': ['power-flushing', 'explanation', 'picture'],
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].map((step) => [
      `/power-flushing#step-${step}`,
      ['power-flushing', 'process', 'steps', step - 1, 'alt'],
    ]),
  ),
};
const isReplaced = (field: FieldPath) =>
  words.photographs.some(({ place }) => wordsOfDrawing[place]?.every((key, index) => key === field[index]));

test.each(Object.entries(mainPages).map(([path, { file }]) => [path, file] as const))(
  '%s says every text of content/%s.yaml',
  async (path, file) => {
    const $ = await read(path);
    const attributes = ['aria-label', 'alt', 'content'].flatMap((name) => attributesOf($, `[${name}]`, name));
    const said = [textOf($, 'html'), ...attributes].join('\n').replace(/\s+/g, ' ');
    const shown = fieldsOf(words[file])
      .filter(
        ([field]) => !/^(href|icon|drawing|id|slug|hot|cold)$/.test(String(field.at(-1))) && !field.includes('street'),
      )
      .filter(([field]) => !isReplaced([file, ...field]));
    expect(
      shown.map(([, text]) => text).filter((text) => !unused.includes(text) && !said.includes(plainText(text))),
    ).toEqual([]);
  },
);

test('no page has an empty list, or a heading with nothing under it', async () => {
  for (const path of everyPage) {
    const $ = await read(path);
    for (const list of $('ul, ol, dl, tbody'))
      expect($(list).children().length, `${path}, below ${$(list).prev().text()}`).not.toBe(0);
    for (const each of $('main h2, main h3')) {
      const heading = $(each);
      const around = heading.closest('section, article, li, aside, div:has(> h3)');
      const more = around.text().trim() !== heading.text().trim() || around.find('img, svg, form').length > 0;
      expect(more, `${path}: ${heading.text()}`).toBe(true);
    }
  }
});

test.each(routes)('%s has one call button in its introduction, with the number', async (path) => {
  expect(textsOf(await read(path), band('page', `${call}[data-size]`))).toEqual([
    expect.stringContaining(business.phone.text),
  ]);
});

test.each([
  ['/', 'emergency', words.emergency.call],
  ['/services', 'emergency', words.emergency.call],
  ['/areas', 'emergency', words.emergency.call],
  ['/contact', 'emergency', words.emergency.call],
  ['/power-flushing', 'act', flushing.whenToAct.call],
  ['/areas', 'not-listed', overview.notListed.call],
])('%s has one call button in the band %s', async (path, id, label) => {
  expect(textsOf(await read(path), band(id, `${call}[data-size]`))).toEqual([`${label} ${business.phone.text}`]);
});

test('Home ends with the number, and with the rating where there are reviews to read', async () => {
  const end = 'main > section:last-child';
  expect(textsOf(await read('/'), `${end} ${call}`)).toEqual([expect.stringContaining(business.phone.text)]);
  expect(attributesOf(await read('/'), `${end} h2`, 'id')).toEqual([shownReviews ? 'reviews' : 'why']);
});

test('About shows the card of who works on gas, and the street by night, only where they are true of the firm', async () => {
  const shown = async (drawing: string) =>
    attributesOf(await read('/about'), `main img[src*="${drawing}"]`, 'src').length;
  expect(await shown('gas-card')).toBe(badges.gasSafe ? 1 : 0);
  expect(await shown('night-street')).toBe(business.hours.always ? 1 : 0);
});

test('the stars of the reviews are filled as far as the rating says', async () => {
  const $ = await read('/');
  const [drawing] = attributesOf($, band('reviews', 'img[src*="stars"]'), 'src');
  expect(drawing !== undefined).toBe(shownReviews !== undefined);
  const [, width] = /<rect width="([\d.]+)"/.exec(drawing ? await (await get(drawing)).text() : '') ?? [];
  const rating = shownReviews?.rating ?? 0;
  // A star has 18.8 of the 26 units between one and the next.
  const filled = shownReviews ? (Number(width) - 26 * Math.floor(rating) - 3.6) / 18.8 : 0;
  // Its area is mostly in the middle: nine tenths of it take eight of its width.
  expect((1 - Math.cos(Math.PI * filled)) / 2).toBeCloseTo(rating % 1);
});

test('each service has a card with a description, features, and a note and a link where there are some', async () => {
  const $ = await read('/services');
  for (const { id, title, description, features, note, link } of services.services) {
    expect(textOf($, band(id, 'h2'))).toBe(title);
    expect(textsOf($, band(id, 'p'))).toContain(plainText(description));
    expect(textsOf($, band(id, 'li'))).toEqual(features.map(plainText));
    expect(textsOf($, band(id, '[role="note"]'))).toEqual(note ? [plainText(`${services.noteHeading} ${note}`)] : []);
    expect(textsOf($, band(id, 'div:last-child > p:last-child > strong:only-child > a:only-child'))).toEqual(
      link ? [link.label] : [],
    );
  }
});

test('the map links areas, and its key has the time of each zone', async () => {
  const $ = await read('/areas');
  const linked = attributesOf($, 'main svg a', 'href');
  const onMap = areas.some(({ position }) => position);
  expect(linked.length > 0).toBe(onMap);
  expect(areas.map(({ path }) => path)).toEqual(expect.arrayContaining(linked));
  for (const minutes of onMap ? Object.values(business.responseMinutes ?? {}) : [])
    expect(textsOf($, 'main svg text')).toContain(`${minutes} ${labels.minutes}`);
});

test.each([
  ['/nope', words['not-found']],
  ['/500', words['application-error']],
])('%s says what is wrong, leads home and to the phone', async (path, { heading, text, home: label }) => {
  const $ = await read(path);
  expect(textOf($, 'h1')).toBe(heading);
  expect(textOf($, 'main')).toContain(text);
  expect(textOf($, 'main a[href="/"]')).toBe(label);
  expect($(`main ${call}[data-size]`)).toHaveLength(1);
});
