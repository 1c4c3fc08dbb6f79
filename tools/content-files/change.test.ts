import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FieldPath } from '../../src/site/field-path.ts';
import { changeFields } from '../../tests/support/every-field.ts';
import { exampleFolder, exampleWith } from '../../tests/support/example-firm.ts';
import { changeContent, undoChange } from './change.ts';
import { readContentFile } from './content-file.ts';

let firm: string;
beforeEach(() => {
  firm = exampleWith({});
});
afterEach(() => rmSync(firm, { recursive: true }));

const path = (file: string) => join(firm, 'content', `${file}.yaml`);
const textOf = (file: string) => readFileSync(path(file), 'utf8');
const versionOf = (file: string) => readContentFile(firm, file).version;
const set = (file: string, field: FieldPath, value?: unknown) =>
  changeContent(firm, [{ file, version: versionOf(file), fields: [{ field, value }] }]);

describe('a change', () => {
  test('of a fact changes its line alone', async () => {
    const before = textOf('business');
    expect(await set('business', ['phone'], ' 01632 960 519 ')).toEqual({ done: 'written', files: ['business'] });
    expect(textOf('business')).toBe(before.replace('phone: 01632 960 518', 'phone: 01632 960 519'));
  });

  test('that brings a problem is refused, and nothing is written', async () => {
    const before = textOf('business');
    const result = await set('business', ['phone'], '0163');
    expect(result).toMatchObject({ done: 'refused', problems: [{ field: ['phone'] }] });
    expect(textOf('business')).toBe(before);
  });

  test('that another file contradicts is refused there, and taken together with a change of that file', async () => {
    const name = { field: ['name'], value: 'Henfield Common' };
    const area = { file: 'areas/henfield', version: versionOf('areas/henfield'), fields: [name] };
    const refused = await changeContent(firm, [area]);
    const [job] = readdirSync(join(firm, 'content/jobs')).filter((file) => file.includes('henfield'));
    expect(refused).toMatchObject({ problems: [{ source: { name: `content/jobs/${job}` }, field: ['town'] }] });
    const file = `jobs/${job?.replace('.yaml', '')}`;
    const town = { field: ['town'], value: 'Henfield Common' };
    const both = [area, { file, version: versionOf(file), fields: [town] }];
    expect(await changeContent(firm, both)).toEqual({ done: 'written', files: ['areas/henfield', file] });
  });

  test('is taken where the firm has another problem already', async () => {
    writeFileSync(path('people'), textOf('people').replace('name: Ruth Example', 'name: ""'));
    expect(await set('business', ['shortName'], 'Hammer')).toMatchObject({ done: 'written' });
  });

  test('of a file that was changed meanwhile is not made', async () => {
    const version = versionOf('business');
    writeFileSync(path('business'), `${textOf('business')}# A note\n`);
    const fields = [{ field: ['shortName'], value: 'Hammer' }];
    expect(await changeContent(firm, [{ file: 'business', version, fields }])).toEqual({
      done: 'conflict',
      file: 'business',
    });
  });

  test('of a file that is edited while the change is checked is not made, and nor is its undo', async () => {
    const conflict = { done: 'conflict', file: 'business' };
    const change = set('business', ['shortName'], 'Hammer');
    const edited = `${textOf('business')}# A note\n`;
    writeFileSync(path('business'), edited);
    expect(await change).toEqual(conflict);
    await set('business', ['shortName'], 'Hammer');
    const undo = undoChange(firm);
    writeFileSync(path('business'), edited);
    expect(await undo).toEqual(conflict);
    expect(textOf('business')).toBe(edited);
  });
});

describe('a standard sentence', () => {
  test('that is changed goes into the firm’s own file, and back to the standard wording it leaves no trace', async () => {
    expect(existsSync(path('house'))).toBe(false);
    await set('house', ['title'], 'What we look at first');
    expect(textOf('house')).toBe('# yaml-language-server: $schema=schema/house.json\ntitle: What we look at first\n');
    const fields = [{ field: ['title'], standard: true }];
    await changeContent(firm, [{ file: 'house', version: versionOf('house'), fields }]);
    expect(existsSync(path('house'))).toBe(false);
  });

  test('in a list brings the whole list with it', async () => {
    await set('power-flushing', ['process', 'steps', 1, 'title'], 'Connect');
    const { process } = readContentFile(firm, 'power-flushing').own as { process: { steps: { title: string }[] } };
    expect(process.steps.map(({ title }) => title)).toHaveLength(5);
    expect(process.steps[1]?.title).toBe('Connect');
  });

  test('that may be missing is left out with a ~', async () => {
    await set('frame', ['footer', 'allHours']);
    expect(textOf('frame')).toMatch(/allHours: ~/);
  });
});

describe('undo', () => {
  test('takes back one change after the other, byte for byte, and typing at one text is one change', async () => {
    const before = textOf('business');
    await set('business', ['shortName'], 'Hamm');
    await set('business', ['shortName'], 'Hammer');
    await set('business', ['email'], undefined);
    await undoChange(firm);
    expect(textOf('business')).toBe(before.replace('shortName: Hammer & Pond', 'shortName: Hammer'));
    await undoChange(firm);
    expect(textOf('business')).toBe(before);
    expect(await undoChange(firm)).toEqual({ done: 'nothing' });
  });

  test('leaves a file that was changed by hand since', async () => {
    await set('business', ['shortName'], 'Hammer');
    writeFileSync(path('business'), `${textOf('business')}# A note\n`);
    expect(await undoChange(firm)).toEqual({ done: 'conflict', file: 'business' });
  });
});

test.each([exampleFolder, 'firms/sample'])(
  'every 40th field of %s can be changed and taken back without a trace elsewhere',
  (folder) => {
    const { changes, ...losses } = changeFields(folder, 40);
    expect(changes).toBeGreaterThan(100);
    expect(losses).toMatchObject({ lostComments: [], otherLines: [], wrongValues: [] });
  },
);
