import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makePhotographs } from './make-photographs.ts';

test.each([
  ['a terminal shows a countdown', true, ['2', '1', '0']],
  ['a log gets one line', false, ['2']],
])('while photographs are resized, %s; if they are in the cache, nothing is printed', async (_, isTTY, counts) => {
  const printed: string[] = [];
  const output = { isTTY, write: (text: string) => printed.push(text) > 0 };
  const made = async () => Buffer.from('');
  const slow = () => setTimeout(120, Buffer.from(''));
  await makePhotographs([{ make: made }], output);
  expect(printed).toEqual([]);
  await makePhotographs(
    [made, slow, slow, slow].map((make) => ({ make })),
    output,
  );
  expect(printed.flatMap((text) => /(\d) left/.exec(text)?.[1] ?? [])).toEqual(counts);
});
