import { describe, expect, test } from 'vitest';
import { readWith } from '../../tests/support/example-firm.ts';
import { answer } from '../../tests/support/mistakes.ts';
import { readClaims } from './claims.ts';

const held = 'Policy document, in the office safe';
const line = (claim: string, evidence: string, checked = '2026-11-01') =>
  `${claim}:\n  evidence: ${evidence}\n  checked: ${checked}\n`;

test('a firm without the file holds no evidence, and its site can be built', () => {
  expect(readClaims('tests/fixtures')).toEqual({});
});

test('a line says what is held, and when somebody looked at it', async () => {
  const text = 'insured:\n  evidence: Policy document, in the office safe\n  checked: 2026-11-01\n';
  await expect(readWith({ 'claims.yaml': () => text })).resolves.toBeDefined();
});

describe('a mistake in the evidence ends the build and names its place', () => {
  test.each([
    ['an unknown claim', 'cheapest: {}', 'content/claims.yaml:1 › cheapest: found a field that nothing reads'],
    [
      'no evidence',
      'insured:\n  checked: 2026-11-01',
      'claims.yaml:2 › insured.evidence: found nothing, expected text',
    ],
    ['a word for evidence', line('insured', 'yes, we are'), '› insured.evidence: found "yes, we are"'],
    ['no date', `insured:\n  evidence: ${held}`, '› insured.checked: found nothing, expected a past date'],
    [
      'a British date',
      line('insured', held, '01/11/2026'),
      '› insured.checked: found "01/11/2026" …expected a past date',
    ],
    [
      'a date to come',
      line('insured', held, '2999-01-01'),
      '› insured.checked: found "2999-01-01" …expected a past date',
    ],
    ['an engineer without a name', line('tradeAdvice', held), '› tradeAdvice.by: found nothing, expected text'],
    [
      'an engineer without a number',
      `${line('tradeAdvice', held)}\n  by: Ruth Example`,
      '› tradeAdvice.registration: found nothing, expected text',
    ],
    ['a line beside its group', `insured: ${held}`, '› insured: found "Policy document'],
  ])('%s', async (_, text, expected) => {
    await expect(readWith({ 'claims.yaml': () => text })).rejects.toThrow(answer(expected));
  });
});
