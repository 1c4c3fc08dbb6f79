import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { compare, explanations, weaknessesIn } from './findings.ts';

/** What npm 11 prints of two packages, of which one has the weakness and the other only uses it. */
const printed = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    pipes: {
      name: 'pipes',
      severity: 'high',
      isDirect: false,
      via: [
        {
          source: 1,
          name: 'pipes',
          dependency: 'pipes',
          title: 'pipes leaks',
          url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
          severity: 'high',
          range: '<2.0.0',
        },
      ],
      effects: ['boiler'],
      range: '<2.0.0',
      nodes: ['node_modules/pipes'],
      fixAvailable: true,
    },
    boiler: { name: 'boiler', severity: 'high', isDirect: true, via: ['pipes'], effects: [], nodes: [], range: '*' },
  },
});
const found = weaknessesIn(printed) ?? [];
const explained = [{ advisory: 'GHSA-aaaa-bbbb-cccc', why: 'No water runs through them here.', until: '2027-03-01' }];

test('a weakness is reported once, of the package that has it', () => {
  expect(compare([...found, ...found], [], '2027-02-28').unexplained).toEqual([
    expect.objectContaining({
      package: 'pipes',
      advisory: 'GHSA-aaaa-bbbb-cccc',
      severity: 'high',
      title: 'pipes leaks',
    }),
  ]);
});

test('one that is explained is not reported, until the day on which somebody must look again', () => {
  expect(compare(found, explained, '2027-02-28')).toEqual({ unexplained: [], needless: [] });
  expect(compare(found, explained, '2027-03-01').unexplained).toEqual(found);
});

test('an explanation of what is no longer found is to be taken out', () => {
  expect(compare([], explained, '2027-02-28')).toEqual({ unexplained: [], needless: explained });
});

test('an answer that is no report, as of a registry that cannot be reached, is not taken for a good one', () => {
  expect(weaknessesIn('{"message":"405 Method Not Allowed","error":{"summary":"","detail":""}}')).toBeUndefined();
  expect(weaknessesIn('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual([]);
});

test('the list of explanations can be read', () => {
  expect(explanations.parse(parse(readFileSync('tools/audit/explained.yaml', 'utf8')))).toBeInstanceOf(Array);
});
