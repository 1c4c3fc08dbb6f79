import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldName } from '../../src/site/field-path.ts';
import { claims } from '../../src/site/schema/claims.ts';
import { checkFirm } from './check.ts';
import { readChecked } from './look.ts';

let firm: string;
const file = (name: string) => join(firm, 'content', name);
beforeAll(() => {
  firm = mkdtempSync(join(tmpdir(), 'firm-'));
  cpSync('tools/setup/new-firm', firm, { recursive: true });
  mkdirSync(file('areas'));
  writeFileSync(file('areas/ringmer.yaml'), 'name: Ringmer\npostcodes: [{ BN8: Ringmer }]\nzone: suburbs\n');
  for (const name of ['you.jpg', 'team.jpg'])
    cpSync('firms/filled/photographs/tom.png', join(firm, 'photographs', name));
});
afterAll(() => rmSync(firm, { recursive: true }));

/** Finds made-up values in a file, by field. */
async function madeUpIn(name: string): Promise<string[]> {
  const found = checkFirm(await readChecked(firm)).filter(({ kind }) => kind === 'madeUp');
  return found.flatMap(({ place }) => (place.file === `content/${name}` ? [fieldName(place.field)] : []));
}

test.each([
  ['people.yaml', ['[1].name', '[1].registration', '[1].sentence', '[1].photograph.alt']],
  ['photographs.yaml', ['[1].alt']],
  ['prices.yaml', ['items[1].job', 'items[1].moves']],
  ['reviews.yaml', ['items[1].quote', 'items[1].name']],
])('the example of %s builds when its # signs are deleted, and never goes live unchanged', async (name, fields) => {
  const text = readFileSync(file(name), 'utf8');
  const example = text.search(/^# (items:|- )/m);
  // An owner may delete the `#` of a line with or without the space after it.
  for (const sign of [/^# /gm, /^#/gm]) {
    writeFileSync(file(name), text.slice(0, example) + text.slice(example).replace(sign, ''));
    expect(await madeUpIn(name)).toEqual(expect.arrayContaining(fields));
  }
  writeFileSync(file(name), text);
});

test('claims.yaml has a line for each claim, which needs words of the owner’s own', async () => {
  const text = readFileSync(file('claims.yaml'), 'utf8');
  for (const name of Object.keys(claims.shape)) {
    const line = text.split('\n').find((each) => each.startsWith(`# ${name}:`)) ?? '';
    writeFileSync(file('claims.yaml'), line.slice(1));
    await expect(readChecked(firm), name).rejects.toThrow(`${name}.evidence: found nothing, expected text of 15`);
    const own = line
      .slice(2)
      .replace('registration: ""', 'registration: "5182047"')
      .replaceAll('""', '"In the office, folder Website, sheet 1"');
    writeFileSync(file('claims.yaml'), own);
    expect((await readChecked(firm)).claims, name).toHaveProperty(name);
  }
  writeFileSync(file('claims.yaml'), text);
});

test('no line that stands for a fact of business.yaml goes live unchanged', async () => {
  const text = readFileSync(file('business.yaml'), 'utf8');
  const withExamples = text.replace(/^insurance: .*\n/m, '').replace(/^# (powderFlushing|insurance): /gm, '$1: ');
  writeFileSync(file('business.yaml'), withExamples);
  const fields = ['name', 'towns[1]', 'address.street', 'address.locality', 'address.region', 'address.postcode'];
  expect(await madeUpIn('business.yaml')).toEqual(
    expect.arrayContaining([
      ...fields,
      ...['phone', 'email', 'site', 'reviews.platform', 'reviews.url', 'promises.guaranteeTerms'],
      ...['powderFlushing.name', 'powderFlushing.url', 'registrations.gasSafe', 'insurance.insurer'],
      ...[
        'disclosures.legalName',
        'disclosures.companyNumber',
        'disclosures.registeredOffice',
        'disclosures.vatNumber',
      ],
    ]),
  );
});
