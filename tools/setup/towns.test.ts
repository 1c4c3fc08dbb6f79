import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSite } from '../../src/site/read.ts';
import { noToAll, yesToAll } from '../../tests/support/new-firm.ts';
import { checkAnswer, newFirm } from './questionnaire.ts';
import { longestTowns } from './towns.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'towns-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const main = 'M'.padEnd(longestTowns.word, 'm');
const second = 'S'.padEnd(longestTowns.joined - main.length - ' and '.length, 's');
const twoNamed = 'Llanfair-ym-Muallt (Builth Wells)'.padEnd(longestTowns.joined, 's');

const claims: { claimed: string; said: Record<string, string> }[] = [
  { claimed: 'everything', said: yesToAll },
  { claimed: 'nothing', said: noToAll },
];
const cases = claims.flatMap((each) =>
  ['24/7', 'Monday to Friday 8 am to 6 pm'].flatMap((hours) =>
    [[main, second], [twoNamed]].map((towns) => ({ ...each, hours, towns })),
  ),
);
test.each(cases)(
  'the longest towns that are allowed, $towns, fit every text of a firm that claims $claimed: $hours',
  async ({ said, hours, towns }) => {
    const answers = {
      ...said,
      name: 'Ouse Heating',
      phone: '01825 760 555',
      site: 'www.ouse-heating.co.uk',
      towns: towns.join(', '),
      hours,
      'address.region': 'East Sussex',
      'address.postcode': 'TN22 1AA',
      responseMinutes: '120, 150, 180',
    };
    const firm = join(folder, 'firm');
    expect(newFirm(answers, firm).problems).toEqual({});
    expect((await readSite(firm)).business.towns).toEqual(towns);
  },
);

test('towns that are one letter too long are refused at the question', () => {
  expect(checkAnswer('towns', `${main}m`, {})).toMatch(/^“M+m” is too long/i);
  expect(checkAnswer('towns', `${twoNamed}s`, {})).toMatch(
    /^This name is too long.* write the one name that most customers use/,
  );
  expect(checkAnswer('towns', `${main}, ${second}s`, {})).toMatch(/^These names are together too long/);
  expect(checkAnswer('towns', 'Hereford, Leominster, Ross-on-Wye, Ledbury', {})).toMatch(/^These names are together/);
});
