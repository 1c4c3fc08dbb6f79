import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSite } from '../../src/site/read.ts';
import { noToAll } from '../../tests/support/new-firm.ts';
import { checkAnswer, newFirm } from './questionnaire.ts';
import { longestTowns } from './towns.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'towns-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const main = 'M'.padEnd(longestTowns.main, 'm');
const second = 'S'.padEnd(longestTowns.joined - main.length - ' and '.length, 's');

test.each(['24/7', 'Monday to Friday 8 am to 6 pm'])(
  'the longest towns that are allowed fit every text, with the phone answered %s',
  async (hours) => {
    const answers = {
      ...noToAll,
      name: 'Ouse Heating',
      phone: '01825 760 555',
      site: 'www.ouse-heating.co.uk',
      towns: `${main}, ${second}`,
      hours,
      'address.region': 'East Sussex',
      'address.postcode': 'TN22 1AA',
      responseMinutes: '120, 150, 180',
    };
    const firm = join(folder, 'firm');
    expect(newFirm(answers, firm).problems).toEqual({});
    expect((await readSite(firm)).business.towns).toEqual([main, second]);
  },
);

test('towns that are one letter too long are refused at the question', () => {
  expect(checkAnswer('towns', `${main}m`, {})).toMatch(/^The first name is too long/);
  expect(checkAnswer('towns', `${main}, ${second}s`, {})).toMatch(/^These names are together too long/);
  expect(checkAnswer('towns', 'Hereford, Leominster, Ross-on-Wye, Ledbury', {})).toMatch(/^These names are together/);
});
