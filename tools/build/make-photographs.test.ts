import { expect, test } from 'vitest';
import { makePhotographs } from './make-photographs.ts';

test.each([
  ['a terminal counts down', true, ['3', '2', '1']],
  ['a log has one line', false, ['3']],
])('while photographs are made, %s; those of an earlier build are not counted', async (_, isTTY, counts) => {
  const printed: string[] = [];
  const output = { isTTY, write: (text: string) => printed.push(text) > 0 };
  const make = async () => Buffer.from('');
  const files = [true, false, false, false].map((isMade) => ({ isMade: () => isMade, make }));
  await makePhotographs(files.slice(0, 1), output);
  expect(printed).toEqual([]);
  await makePhotographs(files, output);
  expect(printed.flatMap((text) => /(\d) left/.exec(text)?.[1] ?? [])).toEqual(counts);
});
