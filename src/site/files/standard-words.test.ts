import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSite } from '../read.ts';
import { standardPromises } from '../schema/business.ts';
import { textsOf } from '../text/texts.ts';

/**
 * Returns all texts on the pages of a firm that has no words of its own, joined by line breaks.
 * @param work fields under `work:` in the business file, such as "oil: yes"
 * @param promises fields under `promises:` in the business file, besides `localZones`. Default: the fields in a new firm's file
 */
async function textsOfFirmWith(work: string, promises?: string): Promise<string> {
  const firm = mkdtempSync(join(tmpdir(), 'firm-'));
  cpSync('tools/setup/new-firm', firm, { recursive: true });
  const file = join(firm, 'content/business.yaml');
  const written = readFileSync(file, 'utf8');
  const changed = written
    .replace(/^work: .*\n/m, work && `work: { ${work} }\n`)
    .replace(/^promises:\n( .*\n)+/m, (own) =>
      promises === undefined ? own : `promises: { localZones: [], ${promises} }\n`,
    );
  expect(changed).not.toBe(written);
  writeFileSync(file, changed);
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
  for (const claim of ['Bathroom fitting', 'landlords and businesses', 'OFTEC', 'never microbore'])
    expect(withoutWork).toContain(claim);
});

test.each([
  ['bathrooms: no', /bathroom/i],
  ['landlords: no', /landlords|managing agents|flats? you let|rented flats/i],
  ['businesses: no', /business|shops|offices/i],
  ['oil: yes', /on the OFTEC register/],
  ['microbore: yes', /never microbore/],
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

test('nothing that any firm says makes more than one person of it', () => {
  expect(withoutWork).not.toMatch(
    /\b(our (engineers?|plumbers?|team|staff)|team|crew|plumbers|engineers (are|come))\b/i,
  );
});
