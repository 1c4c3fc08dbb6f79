import { expect, test } from 'vitest';
import { readWith } from '../../../tests/support/example-firm.ts';
import { messagePattern, problemTable } from '../../../tests/support/problem-tables.ts';

test.each(problemTable<string[]>('claims'))(
  'a problem in the evidence ends the build and names its place: %s',
  async (_, text = '', expected = '') => {
    await expect(readWith({ 'claims.yaml': () => text })).rejects.toThrow(messagePattern(expected));
  },
);
