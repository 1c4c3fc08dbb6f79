import { expect, test } from 'vitest';
import { lookStyles } from './look-styles.ts';

const look = { lettering: 'clarendon', house: 'cottage', edges: 'hills', corners: 'slight', pipe: 'smooth' } as const;

test('corners have a radius, which is none for square ones', () => {
  expect(lookStyles({ ...look, corners: 'square' })).toBe(':root{--radius:0}');
  expect(lookStyles({ ...look, corners: 'round' })).toBe(':root{--radius:.9rem}');
});

test('a pipe has flanges only if the firm chose them', () => {
  expect(lookStyles(look)).not.toContain('gradient');
  expect(lookStyles({ ...look, pipe: 'flanged' })).toContain('[data-pipe]>span{background:repeating-linear-gradient');
});
