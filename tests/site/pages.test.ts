import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mainAreas, towns } from '../../src/site/areas.ts';
import { plainText } from '../../src/site/text/running-text.ts';
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
const { area, emergency, enquiries, hours } = contact.cards;
const landlords = business.landlords ? [words.evidence.landlords] : [];
const dial = `tel:${business.phone.e164}`;

/** A page, an element of it, and all its texts in their order. */
type Shown = [path: string, selector: string, texts: readonly string[]];

const onMainPages: Shown[] = [
  ['/power-flushing', band('process', 'ol > li h3'), titles(flushing.process.steps)],
  ['/services', band('boiler-stopped', 'ol > li'), services.boilerStopped.steps],
  ['/areas', band('main-areas', 'h3'), mainAreas(site).map(({ name }) => name)],
  ['/areas', band('neighbourhoods', 'li'), overview.neighbourhoods?.names ?? []],
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

test('the table of response times has each area in a row with its minutes and the charge for a visit', async () => {
  const $ = await read('/areas');
  const rows = textsOf($, band('response-times', 'tbody tr'));
  const { localZones } = business.promises;
  expect(rows.length > 0).toBe(areas.length > 0 && (localZones.length > 0 || areas.some(({ minutes }) => minutes)));
  const { callOutCharge, noCallOutCharge } = overview.responseTimes;
  for (const { minutes, name, zone } of rows.length > 0 ? areas : []) {
    const charge = localZones.includes(zone) ? noCallOutCharge : callOutCharge;
    const parts = [name, minutes && `${minutes} ${labels.minutes}`, charge].filter((part) => part !== undefined);
    expect(
      rows.filter((row) => parts.every((part) => row.includes(part))),
      name,
    ).toHaveLength(1);
  }
});

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

test('the brass part of the five stars is as large as the rating says', async () => {
  const [drawing] = attributesOf(await read('/'), band('reviews', 'img[src*="stars"]'), 'src');
  expect(drawing !== undefined).toBe(shownReviews !== undefined);
  if (!drawing || !shownReviews) return;
  const svg = await (await get(drawing)).text();
  const fills = [...svg.matchAll(/<path[^>]*fill="(#[\da-f]+)"/g)].map(([, fill = '']) => fill);
  const [rest = 0, filled = 0] = await Promise.all(fills.map((fill) => pointsOf(svg, fill)));
  expect(filled / (filled + rest)).toBeCloseTo(shownReviews.rating / 5, 2);
});

/** How many points of a drawing have a colour. */
async function pointsOf(svg: string, colour: string): Promise<number> {
  const { data } = await sharp(Buffer.from(svg), { density: 600 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wanted = Buffer.from(colour.slice(1), 'hex');
  let points = 0;
  for (let at = 0; at < data.length; at += 3) points += wanted.equals(data.subarray(at, at + 3)) ? 1 : 0;
  return points;
}

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
