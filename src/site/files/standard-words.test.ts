import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSite } from '../read.ts';
import { standardPromises } from '../schema/business.ts';
import { textsOf } from '../text/texts.ts';

/**
 * Returns all texts on the pages of a firm that has no words of its own, joined by line breaks.
 * @param work fields under `work:` in business.yaml, such as "oil: yes"
 * @param promises fields under `promises:` in business.yaml; `localZones` may be left out. Default: those of a new firm's file
 * @param others further lines of business.yaml, such as "nation: Wales". They replace the lines of the same fields
 */
async function textsOfFirmWith(work: string, promises?: string, ...others: string[]): Promise<string> {
  const firm = mkdtempSync(join(tmpdir(), 'firm-'));
  cpSync('tools/setup/new-firm', firm, { recursive: true });
  const file = join(firm, 'content/business.yaml');
  const written = readFileSync(file, 'utf8');
  const names = others.map((line) => line.split(':')[0]);
  const changed = written
    .replace(new RegExp(`^(${names.join('|')}): .*\\n`, 'gm'), names.length > 0 ? '' : '$&')
    .replace(/^work:\n( .*\n)+/m, work && `work: { ${work} }\n`)
    .replace(/^promises:\n( .*\n)+/m, (own) =>
      promises === undefined
        ? own
        : `promises: { ${promises.includes('localZones') ? '' : 'localZones: [], '}${promises} }\n`,
    );
  expect(changed).not.toBe(written);
  writeFileSync(file, [changed, ...others].join('\n'));
  mkdirSync(join(firm, 'content/areas'));
  writeFileSync(join(firm, 'content/areas/otley.yaml'), 'name: Otley\npostcodes: [{ LS21: Otley }]\nzone: suburbs\n');
  const { words, areas, pages } = await readSite(firm);
  rmSync(firm, { recursive: true });
  // Leave out the words of `evidence`. They belong to facts that this firm doesn't have, such as a separate number for landlords.
  const { evidence: _, ...shown } = words;
  return textsOf({ words: shown, pages, area: areas[0]?.sharedWords })
    .map(([, text]) => text)
    .join('\n');
}

const withoutWork = await textsOfFirmWith('');

test('a firm that says nothing of its work says what fits most', () => {
  for (const claim of ['Bathroom fitting', 'landlords and businesses', 'OFTEC', 'not microbore'])
    expect(withoutWork).toContain(claim);
});

test.each([
  ['testResults', 'You get the test results, before and after.'],
  ['floorSheets', 'Sheets go down before the tools come in'],
  ['failedParts', 'We show you the part that failed'],
])('only a firm with %s says: %s', async (work, claim) => {
  expect(withoutWork).not.toContain(claim);
  expect(await textsOfFirmWith(`${work}: yes`)).toContain(claim);
});

test('only a firm that says so has a call-out charge on top of the price', async () => {
  const claim = /on top of the price/;
  expect(await textsOfFirmWith('', undefined, 'chargeOnTop: yes')).toMatch(claim);
  expect(await textsOfFirmWith('', undefined, 'chargeOnTop: no')).not.toMatch(claim);
});

test('a firm whose visits are free in its town alone names the town, and no local areas', async () => {
  const alone = await textsOfFirmWith('', 'localZones: [centre]');
  expect(alone).toContain('There’s no call-out charge in Your town.');
  expect(alone).not.toContain('our local areas');
  expect(await textsOfFirmWith('', 'localZones: [centre, suburbs]')).toContain('our local areas');
});

test('a firm that charges each visit but those for quotes does not say that an assessment has the charge', async () => {
  const claim = 'The call-out charge applies';
  const charging = (quotes: string) => textsOfFirmWith('', undefined, 'chargesEachVisit: yes', quotes);
  expect(await charging('quoteVisitsFree: no')).toContain(claim);
  expect(await charging('quoteVisitsFree: yes')).not.toContain(claim);
});

test('only a firm that isn’t there at all hours limits its times to its hours', async () => {
  const limit = 'In our hours we’re typically with you';
  expect(withoutWork).toContain(limit);
  expect(await textsOfFirmWith('', undefined, 'hours: 24/7')).not.toContain(limit);
});

test.each([
  ['bathrooms: no', /bathroom/i],
  ['landlords: no', /landlords|managing agents|flats? you let|rented flats/i],
  ['businesses: no', /business|shops|offices/i],
  ['oil: yes', /on the OFTEC register/],
  ['microbore: yes', /not microbore/],
  ['landlords: yes, gasSafetyRecords: yes', /Ring us to arrange the yearly gas safety check/],
  ['testResults: yes', /Ask us what the last test showed/],
  ['newBoilers: no', /\binstallation\b|#new-boiler|a new one to choose|[Oo]ur quote says how/],
  ['floorSheets: yes', /^We do the work$/m],
  ['failedParts: yes', /We tell you what failed/],
])('a firm with %s does not say what that makes false', async (work, claim) => {
  expect(withoutWork).toMatch(claim);
  expect(await textsOfFirmWith(work)).not.toMatch(claim);
});

test.each(Object.entries(standardPromises))(
  'the promise %s is said in those words once the firm says yes to it',
  async (name, words) => {
    const others = Object.keys(standardPromises).filter((each) => each !== name);
    const said = (answer: string) =>
      textsOfFirmWith('', `${[...others.map((each) => `${each}: yes`), answer].join(', ')}`);
    const [promised, refused, open] = await Promise.all([said(`${name}: yes`), said(`${name}: no`), said('')]);
    for (const text of words) {
      expect(promised).toContain(text);
      expect(refused).not.toContain(text);
    }
    expect(open, 'before the firm has said yes or no').toBe(refused);
  },
);

test.each([
  ['England', /every room, hall and landing that tenants use.*except a gas cooker.*on every storey that tenants use/],
  ['Wales', /every room, hall and landing must.*a gas cooker counts.*on every storey, wired/],
  ['Scotland', /wherever there is a boiler.*only for cooking.*a heat alarm in every kitchen/],
])('a firm in %s gives landlords the rules of that nation, and of no other', async (nation, rules) => {
  const said = await textsOfFirmWith('', '', `nation: ${nation}`);
  expect(said).toMatch(rules);
  expect(said).toContain('Every 12 months, a Gas Safe registered engineer must check each gas appliance');
  expect(new Set(said.match(/\b(England|Wales|Scotland)\b/g))).toEqual(new Set([nation]));
});

test.each(['priceFirst: no', 'priceFirst: yes'])(
  'a firm with %s that charges for every visit says so wherever it says what a visit costs',
  async (promise) => {
    const [always, sometimes] = await Promise.all(
      ['yes', 'no'].map((answer) => textsOfFirmWith('', promise, `chargesEachVisit: ${answer}`)),
    );
    const perhaps = /charge may apply|may be a call-out charge|^May apply$|any call-out charge/gm;
    expect(always).not.toMatch(perhaps);
    expect(sometimes?.match(perhaps)?.length).toBeGreaterThan(5);
    // At least four places state the charge in exactly these words.
    const charge = 'There’s a call-out charge, and we tell you how much before we set out.';
    expect(always?.split(charge).length).toBeGreaterThan(4);
  },
);

test('a firm whose visits for quotes are free nowhere charges for one', async () => {
  const said = await Promise.all(
    ['yes', 'no'].map((answer) => textsOfFirmWith('', 'freeQuotes: yes', `quoteVisitsFree: ${answer}`)),
  );
  const charged = /or the visit for a quote|charge (may apply|applies) to the visit/;
  expect(said.map((texts) => charged.test(texts))).toEqual([false, true]);
  expect(said.map((texts) => /visit for (it|a quote) is free/.test(texts))).toEqual([true, false]);
});

test('a firm that says who pays for old parts tells nobody to ask', async () => {
  const ask = 'ask us who pays if an old part fails';
  expect(await textsOfFirmWith('', '')).toContain(ask);
  const said = await textsOfFirmWith('', '', 'oldParts: You pay for an old part that fails.');
  expect(said).toContain('You pay for an old part that fails.');
  expect(said).not.toContain(ask);
});

test('nothing that any firm says makes more than one person of it', () => {
  expect(withoutWork).not.toMatch(
    /\b(our (engineers?|plumbers?|team|staff)|team|crew|plumbers|engineers (are|come))\b/i,
  );
});
