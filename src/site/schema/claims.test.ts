import { expect, test } from 'vitest';
import { readWith } from '../../../tests/support/example-firm.ts';
import { answer, mistakesIn } from '../../../tests/support/mistakes.ts';

test.each(mistakesIn<string[]>('claims'))(
  'a mistake in the evidence ends the build and names its place: %s',
  async (_, text = '', expected = '') => {
    await expect(readWith({ 'claims.yaml': () => text })).rejects.toThrow(answer(expected));
  },
);
