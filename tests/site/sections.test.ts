import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { mainAreas, towns } from '../../src/site/areas.ts';
import { hasReviews } from '../../src/site/pages.ts';
import { gasSafeCheck } from '../../src/site/registers.ts';
import { addressLine, serviceAreaLine } from '../../src/site/service-area-line.ts';
import { plainText, type Sentence } from '../../src/site/text/sentence.ts';
import {
  attributesOf,
  band,
  get,
  landlordLinks,
  messageLinks,
  read,
  shownReviews,
  site,
  textOf,
  textsOf,
} from '../support/site.ts';

const { business, words } = site;
const { badges, contact, home, services, areas: overview } = words;
const flushing = words['power-flushing'];
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const { area, emergency, enquiries, hours } = contact.cards;
const landlords = business.landlords ? [words.evidence.landlords] : [];
const dial = `tel:${business.phone.e164}`;

/** Path of a page, a selector, and the texts that the matching elements must have, in order. */
type Shown = [path: string, selector: string, texts: readonly (string | Sentence)[]];

const onMainPages: Shown[] = [
  ['/power-flushing', band('process', 'ol > li h3'), titles(flushing.process.steps)],
  ['/services', band('boiler-stopped', 'ol > li'), services.boilerStopped.steps],
  ['/areas', band('main-areas', 'h3'), mainAreas(site).map(({ name }) => name)],
  ['/areas', band('neighbourhoods', 'li'), overview.neighbourhoods?.names ?? []],
  ['/contact', band('cards', 'li h3'), titles([emergency, enquiries, ...landlords, area, hours])],
];

test.each(onMainPages)('%s: the texts of %s are those of the content, in order', async (path, selector, texts) => {
  expect(textsOf(await read(path), selector)).toEqual(texts.map((text) => plainText(text)));
});

const links: [path: string, selector: string, targets: readonly string[]][] = [
  ['/', band('highlights', 'article h3 a'), home.highlights.items.map(({ href }) => href)],
  ['/', band('reviews', 'p > strong > a'), shownReviews ? [shownReviews.url] : []],
  ['/', band('reviews', `a[href="${gasSafeCheck}"]`), hasReviews(words) && badges.gasSafe ? [gasSafeCheck] : []],
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
  ['/contact', band('cards', 'h3 ~ p:not(h3 + p) a'), [dial, dial, ...messageLinks, ...landlordLinks, area.link.href]],
  ['/contact', band('call', ':not(p) > a:last-child'), [dial, contact.closing.link.href]],
];

test.each(links)('%s: the links %s have the targets of the content', async (path, selector, targets) => {
  expect(attributesOf(await read(path), selector, 'href')).toEqual(targets);
});

test('About shows the Gas Safe card only for a registered firm, and the street by night only for one that answers at all hours', async () => {
  const shown = async (drawing: string) =>
    attributesOf(await read('/about'), `main img[src*="${drawing}"]`, 'src').length;
  expect(await shown('gas-card')).toBe(badges.gasSafe ? 1 : 0);
  expect(await shown('night-street')).toBe(business.hours.always ? 1 : 0);
});

test('a drawing of papers has their text as its alternative text, and phones show all of it', async () => {
  const $ = await read('/');
  const [text = ''] = attributesOf($, band('why', 'img[src*="proof"]'), 'alt');
  const [onPhones] = attributesOf($, band('why', 'source[media="(max-width: 30rem)"]'), 'srcset');
  const isDrawn = hasReviews(words) && words.look.first !== 'reviews';
  const { heading, ...labels } = badges.gasSafe?.card ?? {};
  const card = Object.values(labels);
  const steps = titles(contact.ringing.steps);
  const papers = [...(heading ? [heading] : []), ...card, ...contact.quote.form.lines];
  const drawn = onPhones ? load(await (await get(onPhones)).text(), { xml: true }).text() : '';
  // The job sheet has space for six steps.
  for (const [shown, lines] of [
    [text, [...papers, ...steps]],
    [drawn, [...papers, ...steps.slice(0, 6)]],
  ] as const)
    expect(lines.filter((line) => shown.includes(line))).toEqual(isDrawn ? lines : []);
  const [aboutCard] = attributesOf(await read('/about'), band('badges', 'img[src*="gas-card"]'), 'alt');
  expect(card.filter((label) => aboutCard?.includes(label))).toEqual(card);
});

test('Contact has the address of a firm that gives its street', async () => {
  const cards = textOf(await read('/contact'), band('cards'));
  const { street } = business.address;
  if (street) expect(cards).toContain(addressLine(business));
  else expect(cards).not.toContain(serviceAreaLine(business));
});
