import { expect, test } from 'vitest';
import { ContentError } from '../../src/site/problem.ts';
import { type Finding, inBusiness, kinds, stopsPublishing } from './finding.ts';
import { fromProblems, reportText } from './report.ts';

const finding = (kind: Finding['kind'], field: string): Finding => {
  return { kind, place: inBusiness(field), found: 'no such thing', why: 'The rule', remedy: 'add it' };
};

test('each finding has its place, what was found, why, and its remedy', () => {
  const printed = reportText([finding('danger', 'email')]);
  expect(printed).toContain('content/business.yaml › email: no such thing\n  Why: The rule.\n  Mend: add it.');
  expect(printed).toContain('Not ready: things to mend first: 1.');
});

test('what is false, dangerous or the sample’s stops publishing; the rest is to note', () => {
  const all = (Object.keys(kinds) as Finding['kind'][]).map((kind) => finding(kind, 'email'));
  const toNote = all.filter((each) => !stopsPublishing(each));
  expect(toNote.map(({ kind }) => kind)).toEqual(['law', 'claim', 'registration', 'stale', 'risk', 'place', 'wish']);
  expect(reportText(toNote)).toMatch(/^Ready: .*\nTo note: 7/m);
});

test('a problem in the facts is a finding with its line', () => {
  const source = { name: 'content/claims.yaml', lineOf: () => 7 };
  const [problem] = fromProblems(
    new ContentError([{ source, field: ['insured', 'checked'], found: 'nothing', expected: 'a past date' }]),
  );
  expect(problem).toMatchObject({
    kind: 'problem',
    place: { file: 'content/claims.yaml', field: ['insured', 'checked'], line: 7 },
    found: 'found nothing',
  });
});
