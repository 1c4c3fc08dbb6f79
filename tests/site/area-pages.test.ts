import { describe, expect, test } from 'vitest';
import { badgesOf } from '../../src/site/explanations.ts';
import { plainText, type Sentence } from '../../src/site/text/sentence.ts';
import { attributesOf, band, get, isMapped, read, site, templates, textOf, textsOf } from '../support/site.ts';

const { areas, business, words } = site;
const powder = words['powder-flushing'];

// All area pages have the same layout, so the tests read only those with the shortest and the longest content.
describe.each(areas.filter(({ path }) => templates.includes(path)))('the page of $name', async (area) => {
  const $ = await read(area.path);
  const { sharedWords } = area;
  const { assessment, powerFlushing, powderFlushing, protection } = sharedWords.services;
  const own = area.services ?? {};
  const offered = [
    own.assessment ?? assessment.text,
    own.powerFlushing ?? powerFlushing.text,
    ...(powder && powderFlushing ? [powder.card] : []),
    own.protection ?? protection.text,
  ];
  const compared = powder ? [powder.comparison.power, powder.comparison.powder] : [];

  test.each<[what: string, selector: string, texts: readonly (string | Sentence)[]]>([
    ['its map', 'main svg a[aria-current] text', isMapped(area) ? [area.name] : []],
    ['its postcodes', band('postcodes', 'dt'), area.postcodes.map(({ code }) => code)],
    ['what each postcode covers', band('postcodes', 'dd'), area.postcodes.map(({ covers }) => covers)],
    ['its neighbours', band('postcodes', 'ul li'), area.nearby.map(({ name }) => name)],
    [
      'its response time',
      band('response', 'strong'),
      area.minutes && sharedWords.response ? [`${area.minutes} ${words.labels.minutes}`] : [],
    ],
    ['its common problems', band('tonight', 'li h3'), (area.tonight?.items ?? []).map(({ title }) => title)],
    ['what to do about each problem', band('tonight', 'li p'), (area.tonight?.items ?? []).map(({ text }) => text)],
    ['its homes', 'div:has(> #homes) > p', area.homes?.text ?? []],
    [
      'its services',
      band('services', 'li h3'),
      [assessment.title, powerFlushing.title, ...(powderFlushing ? [powderFlushing] : []), protection.title],
    ],
    ['what each service does there', band('services', 'li p'), offered],
    ['the comparison', band('comparison', 'li p'), compared.map(({ text }) => text)],
    ['the benefits', band('benefits', 'li'), sharedWords.benefits.items],
  ])('shows %s', (_, selector, texts) => {
    expect(textsOf($, selector).sort()).toEqual(texts.map((text) => plainText(text)).sort());
  });

  test('its map links to the area itself and to the nearest ones, once each, and is not translated', () => {
    const linked = attributesOf($, 'main svg a', 'href');
    // The map links to the area itself, to at most five other areas, and to the firm's town if it has a page. It has fewer links if there
    // is no room for all names.
    expect(linked.length).toBeLessThanOrEqual(7);
    expect(new Set(linked).size).toBe(linked.length);
    if (!isMapped(area)) return expect(linked).toEqual([]);
    expect(linked).toContain(area.path);
    const map = $('main svg[role="group"]');
    expect([map.attr('aria-label'), map.attr('translate')]).toEqual([area.sharedWords.map.title, 'no']);
    expect(map.find('> title').length).toBe(0);
  });

  test('shows the drawings that its file names, or a radiator in place of a home, in light and dark', async () => {
    const cutaway = area.homes?.cutaway;
    const names = [...(area.street ? [`street-${area.slug}`] : []), cutaway ? `cutaway-${cutaway}` : 'radiator'];
    const files = names.flatMap((name) => [`/drawings/${name}-dark.svg`, `/drawings/${name}.svg`]);
    const pictures = `#content > section:first-child > picture, ${band('services', 'picture')}`;
    const shown = $(pictures).find('source[media*="dark"], img').toArray();
    expect(shown.map((each) => $(each).attr('srcset') ?? $(each).attr('src'))).toEqual(files);
    for (const file of files) expect(await (await get(file)).text(), file).toMatch(/^<svg /);
  });

  test('its introduction has badges, a description and notes, and the page links to its neighbours and to a quote', () => {
    const association = badgesOf(words.badges, ['association']).map(({ label }) => label);
    const texts = [
      sharedWords.badge,
      sharedWords.soon,
      sharedWords.heading,
      area.description,
      sharedWords.sameDay,
      ...association,
    ];
    for (const text of texts.filter((each) => each !== undefined))
      expect(textOf($, band('page'))).toContain(plainText(text));
    expect(textsOf($, band('page', `a[href="${sharedWords.quoteLink.href}"]`))).toContain(sharedWords.quoteLink.label);
    const near = area.nearby.flatMap(({ name }) => areas.find((other) => other.name === name)?.path ?? []);
    expect(attributesOf($, band('postcodes', 'ul a'), 'href')).toEqual(near);
    expect(attributesOf($, band('call', ':not(p) > a'), 'href')).toEqual([
      `tel:${business.phone.e164}`,
      sharedWords.quote.link.href,
    ]);
  });
});
