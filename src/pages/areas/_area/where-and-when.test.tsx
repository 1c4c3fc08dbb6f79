import { expect, test } from 'vitest';
import { readWith } from '../../../../tests/support/example-firm.ts';
import { textsOf } from '../../../../tests/support/render.ts';
import type { Area } from '../../../site/site.ts';
import { plainText } from '../../../site/text/sentence.ts';
import { WhereAndWhen } from './WhereAndWhen.tsx';

const site = await readWith({});
const [area] = site.areas as [Area];

test.each([
  ['its postcodes and the places nearby', area.nearby, area.sharedWords.postcodes.heading],
  ['its postcodes alone, without places nearby', [], area.sharedWords.postcodes.alone],
])('the first card of an area is headed by %s', (_, nearby, heading) => {
  const [first] = textsOf(<WhereAndWhen area={{ ...area, nearby }} site={site} />, 'h2');
  expect(first).toBe(plainText(heading));
});
