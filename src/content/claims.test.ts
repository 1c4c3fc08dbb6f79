import { expect, test } from 'vitest';
import { readWith } from '../../tests/support/example-firm.ts';
import { answer, mistakesIn } from '../../tests/support/mistakes.ts';
import { readClaims } from './claims.ts';

test('a firm without the file holds no evidence, and its site can be built', () => {
  expect(readClaims('tests/fixtures')).toEqual({});
});

test('a line says what is held, and when somebody looked at it', async () => {
  const text = 'insured:\n  evidence: Policy document, in the office safe\n  checked: 2026-11-01\n';
  await expect(readWith({ 'claims.yaml': () => text })).resolves.toBeDefined();
});

test.each(mistakesIn<string[]>('claims'))(
  'a mistake in the evidence ends the build and names its place: %s',
  async (_, text = '', expected = '') => {
    await expect(readWith({ 'claims.yaml': () => text })).rejects.toThrow(answer(expected));
  },
);
