import { expect, test } from 'vitest';
import { cropTo } from './crop.ts';

const wide = { width: 400, height: 200 };
const high = { width: 200, height: 400 };

test('without a shape the whole picture stays, whatever the focus', () => {
  expect(cropTo(wide, undefined, '0% 100%')).toEqual({ left: 0, top: 0, width: 400, height: 200 });
});

test('the middle stays where no focus is named', () => {
  expect(cropTo(wide, 1)).toEqual({ left: 100, top: 0, width: 200, height: 200 });
  expect(cropTo(high, 1)).toEqual({ left: 0, top: 100, width: 200, height: 200 });
});

test('the focus comes to the middle, as far as the picture reaches', () => {
  expect(cropTo(wide, 1, '40% 90%')).toEqual({ left: 60, top: 0, width: 200, height: 200 });
  expect(cropTo(wide, 1, '100% 0%')).toEqual({ left: 200, top: 0, width: 200, height: 200 });
  expect(cropTo(high, 4 / 3, '50% 0%')).toEqual({ left: 0, top: 0, width: 200, height: 150 });
});
