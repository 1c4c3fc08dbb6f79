import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exampleWith } from '../../tests/support/example-firm.ts';
import { writeEdits } from '../content-files/edits.ts';
import { askedFirm, editsFrom } from '../setup/questionnaire.ts';
import { answersFor } from './answers.ts';

let firm: string;
let other: string;
beforeEach(() => {
  firm = exampleWith({});
  other = exampleWith({});
});
afterEach(() => {
  for (const folder of [firm, other]) rmSync(folder, { recursive: true });
});

/** Adds areas with the request that the editor (the page at /edit on which the owner edits the site) sends. */
const add = (places: string) =>
  answersFor(firm, async () => {})('area', Buffer.from(JSON.stringify(places)), {}) as Promise<object>;

test('an area that is added on the page has the same file as one that setup adds', async () => {
  const places = 'Slinfold RH13, Wych Cross RH18 RH17, Haywards Heath RH16';
  const asked = askedFirm(other);
  writeEdits(asked.content, editsFrom({ places }, asked));
  const files = ['areas/slinfold', 'areas/wych-cross'];
  expect(await add(places)).toEqual({ done: 'written', files });
  for (const file of files) {
    const [own, ofSetup] = [firm, other].map((folder) => readFileSync(join(folder, 'content', `${file}.yaml`), 'utf8'));
    expect(own).toBe(ofSetup);
  }
});

test('an area that something keeps from being written waits in its form', async () => {
  expect(await add('St Leonards-on-Sea TN37')).toMatchObject({
    done: 'waiting',
    areas: [{ file: 'areas/st-leonards-on-sea', value: { name: 'St Leonards-on-Sea', zone: 'suburbs' } }],
  });
});

test.each([
  ['Slinfold', /postcode district, such as/],
  ['Henfield BN5', /Henfield BN5 has a page already/],
])('%s is refused in words', async (place, words) => {
  expect(await add(place)).toEqual({ done: 'wrong', problem: expect.stringMatching(words) });
});
