import { expect, test } from 'vitest';
import { FactsError } from '../../src/content/problem.ts';
import { type Finding, inBusiness, kinds, stopsPublishing } from './finding.ts';
import { fromMistakes, inJson, inWords } from './report.ts';

const finding = (kind: Finding['kind'], field: string): Finding => {
  return { kind, place: { ...inBusiness(field), line: 3 }, found: 'no such thing', why: 'The rule', mend: 'add it' };
};

test('each finding has its place, what was found, why, and how to mend it', () => {
  const printed = inWords({ findings: [finding('danger', 'email')], notes: [] });
  expect(printed).toContain('business.config.ts:3 › email\n  no such thing\n  Why: The rule.\n  Mend: add it.');
  expect(printed).toContain('Not ready: One thing stands between this site and going live.');
});

test('findings of a kind stand under one heading, which counts them', () => {
  const findings = [finding('site', 'email'), finding('site', 'name'), finding('law', 'email')];
  const printed = inWords({ findings, notes: ['A note.'] });
  expect(printed.match(/^── .*$/gm)).toEqual([`── ${kinds.site} (2) ──`, '── Asked for by law (1 to note) ──']);
  expect(printed).toMatch(
    /^Not ready: 2 things stand between this site and going live\.\nTo note: 1 above.*\nA note\.$/m,
  );
});

test('what is false, dangerous or the sample’s stops publishing; the rest is to note', () => {
  const all = (Object.keys(kinds) as Finding['kind'][]).map((kind) => finding(kind, 'email'));
  const toNote = all.filter((each) => !stopsPublishing(each));
  expect(toNote.map(({ kind }) => kind)).toEqual(['law', 'claim', 'registration', 'stale', 'link', 'risk']);
  expect(inWords({ findings: toNote, notes: [] })).toMatch(/^Ready: .*\nTo note: 6 above/m);
  expect(JSON.parse(inJson({ findings: toNote, notes: [] })).ready).toBe(true);
});

test('nothing left is ready', () => {
  expect(inWords({ findings: [], notes: [] })).toMatch(/^Ready: /);
  expect(JSON.parse(inJson({ findings: [], notes: [] }))).toEqual({ ready: true, findings: [], notes: [] });
});

test('programs get each finding with its file, line and field', () => {
  const { ready, findings } = JSON.parse(inJson({ findings: [finding('danger', 'email')], notes: [] }));
  expect(ready).toBe(false);
  expect(findings).toEqual([
    {
      kind: 'danger',
      file: 'business.config.ts',
      line: 3,
      field: 'email',
      found: 'no such thing',
      why: 'The rule',
      mend: 'add it',
    },
  ]);
});

test('a mistake in the facts is a finding with its line', () => {
  const source = { name: 'content/claims.yaml', lineOf: () => 7 };
  const [mistake] = fromMistakes(
    new FactsError([{ source, field: ['insured', 'checked'], found: 'nothing', expected: 'a past date' }]),
  );
  expect(mistake).toMatchObject({
    kind: 'mistake',
    place: { file: 'content/claims.yaml', field: ['insured', 'checked'], line: 7 },
    found: 'found nothing',
  });
});
