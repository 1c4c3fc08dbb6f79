import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { readSite } from './read.ts';
import type { Site } from './site.ts';
import { plainText } from './text/sentence.ts';
import { textsOf } from './text/texts.ts';

// A firm of one person in the Welsh Marches, with required facts only: to every other question it has said no, or nothing.
const business = {
  name: 'Siân Pryce Heating',
  shortName: 'Siân Pryce',
  phone: '01691 555 417',
  site: 'https://www.sian-pryce-heating.co.uk',
  language: 'en-GB',
  towns: ['Oswestry'],
  hours: 'Monday to Friday 8 am to 6 pm',
  address: { locality: 'Oswestry', region: 'Shropshire', country: 'GB' },
  work: { newBoilers: 'no', bathrooms: 'no', landlords: 'no', businesses: 'no', oil: 'no', microbore: 'no' },
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
  return textsOf({ words, areas: site.areas, pages: site.pages }).map(([, text]) => plainText(text));
}

test.each<[what: string, pattern: RegExp]>([
  [
    'what goes wrong in a place, of which it has said nothing',
    /\b(see what goes wrong|goes wrong there|homes like yours)\b/i,
  ],
  [
    'work and care of which it has said nothing',
    /\bnever (microbore|plastic)|\bor plastic pipe|\bsheets go|\bwe show you the part|\btest results|\bgive you the results|\bwe fit a carbon monoxide|\binstallation\b|\bquote[^.]* for new boilers/i,
  ],
  ['a van of its own', /\bour van/i],
  ['several people', /\b(our|plumbers|heating) (engineers|plumbers|team)\b|\bplumbers\b/i],
  ['bathrooms', /bathroom/i],
  ['landlords, shops and offices as customers', /\blandlords and|\b(shops|offices) and\b/i],
  ['insurance', /\binsured\b|insurance certificate/i],
  ['a guarantee of its own', /(?<!makers?’s? )\bguarantee|\bsatisf/i],
  [
    'a price that it agrees first, or of what is free',
    /\bagreed? (the|a|on) |\bhonest|(?<!mend it )\bfree\b|\bobligation/i,
  ],
  ['places without a call-out charge', /\bno call-out\b|\blocal areas\b/i],
  [
    'hours in which nobody answers',
    /24\/7|\b(any|every) hour\b|\bday (and|or) night\b|\bat night\b|\bemergency (plumber|phone)\b|^emergency:/i,
  ],
  ['minutes, or of how soon it is there', /\btypically (with you|there)\b|\bfast response\b|\bsame[- ]day\b/i],
  [
    'its registers and trade bodies',
    /\b(we’re|we are|we belong|our) [^.]*\b(regist|member|certif|accredit|association)/i,
  ],
  [
    'how good or how experienced it is',
    /\bexperience|(?<!engineer is )\bqualified\b|\bexperts?\b|\bspecialist|\bexcellent|\brel(y on|iable)\b|\btrust(ed|worthy)\b|\bfamily\b|\byears of\b|\bstars?\b|\bbest\b/i,
  ],
  [
    'homes and makes that it knows',
    /\bevery age\b|\bwe know\b|\bwe’re local\b|\blocal (to|knowledge)\b|\b(all|any) makes?\b/i,
  ],
  ['the rules of a nation that it hasn’t named', /\b(England|Wales|Scotland)\b/],
  ['a place by the sea, or the chalk under one', /\b(Brighton|Hove|Sussex|sea(front|side)?|coast|chalk|hard water)\b/i],
])('a new firm isn’t made to speak of %s', (_, pattern) => {
  expect(said().filter((text) => pattern.test(text))).toEqual([]);
});

test('the leak steps of a firm that isn’t always there say when it answers the phone', () => {
  expect(site.words.emergency.start.source).toContain('We answer the phone Monday to Friday, 8 am to 6 pm.');
});

test('search results show the number that customers ring, and Contact names no other', () => {
  const descriptions = site.pages.filter(({ path }) => path.startsWith('/areas')).map(({ description }) => description);
  expect(descriptions).toHaveLength(2);
  for (const each of descriptions) expect(each).toMatch(/ Call 01691 555 417\.$/);
  expect(said().filter((text) => text.includes('both numbers'))).toEqual([]);
});

test('the description of an area in search results says each thing once', () => {
  const [area] = site.pages.filter(({ kind }) => kind === 'area');
  expect(area?.description).toMatch(/^Leak or cold radiators in Tŷ-nant\?/);
  expect(area?.description.match(/radiators|leaks?\b/gi)).toEqual(['Leak', 'radiators']);
});
