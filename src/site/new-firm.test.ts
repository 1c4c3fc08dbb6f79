import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { readSite } from './read.ts';
import type { Site } from './site.ts';
import { textsOf } from './text/texts.ts';

// Facts of a made-up firm of one engineer in the Welsh Marches. Optional facts, such as an email address, are missing.
const business = {
  name: 'Siân Pryce Heating',
  shortName: 'Siân Pryce',
  phone: '01691 555 417',
  searchPhone: '01691 555 417',
  site: 'https://www.sian-pryce-heating.co.uk',
  language: 'en-GB',
  towns: ['Oswestry'],
  hours: 'Monday to Friday 8 am to 6 pm',
  address: { locality: 'Oswestry', region: 'Shropshire', country: 'GB' },
  work: { bathrooms: 'no', landlords: 'no', businesses: 'no', oil: 'no', microbore: 'no' },
};

let folder: string;
let site: Site;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'new-firm-'));
  cpSync('tools/setup/new-firm', folder, { recursive: true });
  mkdirSync(join(folder, 'content/areas'));
  writeFileSync(join(folder, 'content/business.yaml'), stringify(business));
  const area = { name: 'Tŷ-nant', postcodes: [{ SY10: 'Tŷ-nant' }], zone: 'suburbs' };
  writeFileSync(join(folder, 'content/areas/ty-nant.yaml'), stringify(area));
  site = await readSite(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Returns all texts of the firm's pages, with titles and descriptions. The words of `evidence` are left out, because they belong to facts
 * that this firm doesn't have.
 */
function said(): string[] {
  const { evidence: _, ...words } = site.words;
  return textsOf({ words, areas: site.areas, pages: site.pages }).map(([, text]) => text);
}

test.each<[what: string, pattern: RegExp]>([
  [
    'what goes wrong in a place, of which it has said nothing',
    /\b(see what goes wrong|goes wrong there|homes like yours)\b/i,
  ],
  ['a van of its own', /\bour van/i],
  ['several people', /\b(our|plumbers|heating) (engineers|plumbers|team)\b|\bplumbers\b/i],
  ['bathrooms', /bathroom/i],
  ['landlords, shops and offices as customers', /\blandlords and|\b(shops|offices) and\b/i],
  ['insurance', /\binsured\b|insurance certificate/i],
  ['minutes', /\btypically (with you|there)\b/i],
  ['a place by the sea, or the chalk under one', /\b(Brighton|Hove|Sussex|sea(front|side)?|coast|chalk|hard water)\b/i],
])('a new firm isn’t made to speak of %s', (_, pattern) => {
  expect(said().filter((text) => pattern.test(text))).toEqual([]);
});

test('the description of an area in search results says each thing once', () => {
  const [area] = site.pages.filter(({ kind }) => kind === 'area');
  expect(area?.description).toMatch(/^Leak or cold radiators in Tŷ-nant\?/);
  expect(area?.description.match(/radiators|leaks?\b/gi)).toEqual(['Leak', 'radiators']);
});
