import { expect, test } from 'vitest';
import { powerFlushAssociation } from '../../../src/facts/registers.ts';
import { facts, get, read, readAll, routes, visibleText } from '../../support/site.ts';
import { everyThing, graphOf, isThing, propertiesOf } from '../../support/structured-data.ts';

/** Structured data tells nothing that the page does not show or the owner's facts do not hold. */

const { areas, business, words } = facts;

/** What the firm's being there at every hour is written as. */
const ofHours = ['dayOfWeek', 'opens', 'closes'];

test('every text is one that the page shows, or one of the business or of an area, and every number is a fact', async () => {
  const points = areas.map(({ position, postcodes }) => [position, postcodes]);
  const { powerFlushAssociation: member } = business.registrations;
  const known = [...valuesIn([business, points, words.prices.items]), ...(member ? [powerFlushAssociation] : [])];
  for (const [path, $] of await readAll()) {
    const page = visibleText($);
    for (const [property, value] of everyThing(graphOf($)).flatMap(propertiesOf)) {
      if (isThing(value) || isAddress(value) || property === 'position' || known.includes(value)) continue;
      if (ofHours.includes(property)) expect(business.allHours, path).toBe(true);
      else if (property === 'priceCurrency') expect(page, path).toContain('£');
      else
        expect([typeof value, page], `${path}: ${property}`).toEqual(['string', expect.stringContaining(`${value}`)]);
    }
  }
});

test('every address is the owner’s, or leads to a page or a card of this site', async () => {
  const known = valuesIn(business);
  const addresses = (await readAll()).flatMap(([, $]) => everyThing(graphOf($)).flatMap(propertiesOf));
  for (const address of new Set(addresses.map(([, value]) => value).filter(isAddress))) {
    if (known.includes(address)) continue;
    const [path = '', id] = address.slice(business.site.length).split('#');
    expect(address).toBe(`${business.site}${path}${id ? `#${id}` : ''}`);
    expect(routes, address).toContain(path);
    if (id) expect((await read(path))(`[id="${id}"]`).length, address).toBe(1);
    expect((await get(path)).status, address).toBe(200);
  }
});

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('https://');
}

/** Every text and number in a value, however deep. */
function valuesIn(value: unknown): unknown[] {
  return isThing(value) ? Object.values(value).flatMap(valuesIn) : [value];
}
