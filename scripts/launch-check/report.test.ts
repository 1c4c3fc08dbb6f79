import { expect, test } from 'vitest';
import { FactsError } from '../../src/facts/problem.ts';
import { type Finding, inBusiness } from './finding.ts';
import { fromMistakes, inJson, inWords } from './report.ts';

const finding = (kind: Finding['kind'], field: string): Finding => {
  return { kind, place: { ...inBusiness(field), line: 3 }, found: 'no such thing', why: 'The rule', mend: 'add it' };
};

test('each finding has its place, what was found, why, and how to mend it', () => {
  const printed = inWords({ findings: [finding('law', 'email')], notes: [] });
  expect(printed).toContain('business.config.ts:3 › email\n  no such thing\n  Why: The rule.\n  Mend: add it.');
  expect(printed).toContain('Not ready: One thing stands between this site and going live.');
});

test('findings of a kind stand under one heading, which counts them', () => {
  const printed = inWords({ findings: [finding('law', 'email'), finding('law', 'name')], notes: ['A note.'] });
  expect(printed.match(/^── .*$/gm)).toEqual(['── Asked for by law (2) ──']);
  expect(printed).toContain('2 things stand between this site and going live.\nA note.');
});

test('nothing left is ready', () => {
  expect(inWords({ findings: [], notes: [] })).toMatch(/^Ready: /);
  expect(JSON.parse(inJson({ findings: [], notes: [] }))).toEqual({ ready: true, findings: [], notes: [] });
});

test('programs get each finding with its file, line and field', () => {
  const { ready, findings } = JSON.parse(inJson({ findings: [finding('law', 'email')], notes: [] }));
  expect(ready).toBe(false);
  expect(findings).toEqual([
    {
      kind: 'law',
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
