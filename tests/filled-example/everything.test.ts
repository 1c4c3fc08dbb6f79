import { expect, test } from 'vitest';
import { drawingPlaces } from '../../src/facts/drawing-places.ts';
import { mainFiles } from '../../src/facts/pages.ts';
import { band, facts, read, readAll, routes, textsOf } from '../support/site.ts';

const { business, jobs, words } = facts;
const { evidence, people, photographs, prices, reviews } = words;

test('nothing that an owner can show is left out', () => {
  const { complaints, disclosures, email, insurance, landlords, messages, payment, promises, registrations } = business;
  for (const facts of [
    { complaints, email, insurance, landlords, payment },
    disclosures,
    messages,
    promises,
    registrations,
  ]) {
    for (const [name, value] of Object.entries(facts)) expect(value, name).toBeDefined();
  }
  expect(Object.values(disclosures)).toHaveLength(4);
  expect(Object.values(messages)).toHaveLength(2);
  expect(registrations.others?.length).toBeGreaterThan(0);
  for (const list of [people, prices.items, reviews.items, jobs]) expect(list.length).toBeGreaterThan(1);
});

test('a photograph stands in the place of every drawing that one can replace, and on Home, Services and About', () => {
  const places = photographs.map(({ place }) => place);
  expect(places).toEqual(expect.arrayContaining(['/', '/services', '/power-flushing', '/about', ...drawingPlaces]));
});

test('a reader who sees any of it sees that it is an example', async () => {
  const marked = /example|sample|made up/i;
  for (const [path, $] of await readAll()) {
    expect($('footer').text(), path).toMatch(marked);
    for (const id of ['people', 'jobs', 'prices']) {
      for (const heading of textsOf($, `h2#${id}`)) expect(heading, path).toMatch(marked);
    }
    for (const by of textsOf($, band('reviews', 'figcaption'))) expect(by, path).toMatch(marked);
    for (const image of $('main img[src^="/photographs/"]').toArray())
      expect($(image).attr('alt'), path).toMatch(marked);
  }
  expect(evidence.people).toMatch(marked);
});

test('its places, services and colours are its own', async () => {
  expect(routes.filter((path) => path.startsWith('/areas/')).length).toBeGreaterThan(3);
  expect(Object.keys(mainFiles)).toEqual(routes.filter((path) => !path.startsWith('/areas/')));
  expect((await read('/'))('meta[name="theme-color"]').attr('content')).not.toBe('#0f3038');
});
