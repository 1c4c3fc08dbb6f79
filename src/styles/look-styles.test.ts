import { expect, test } from 'vitest';
import { lookStyles } from './look-styles.ts';

const look = {
  lettering: 'clarendon',
  house: 'cottage',
  hero: 'house',
  plate: 'enamel',
  services: 'pipe',
  first: 'services',
  edges: 'hills',
  corners: 'slight',
  pipe: 'smooth',
} as const;

test('corners have a radius, which is none for square ones', () => {
  expect(lookStyles({ ...look, corners: 'square' }, '/')).toBe(':root{--radius:0}');
  expect(lookStyles({ ...look, corners: 'round' }, '/')).toBe(':root{--radius:.9rem}');
});

test('a pipe has flanges only if the firm chose them', () => {
  expect(lookStyles(look, '/')).not.toContain('gradient');
  expect(lookStyles({ ...look, pipe: 'flanged' }, '/')).toContain(
    '[data-pipe]>span{background:repeating-linear-gradient',
  );
});

test('a chain has balls instead of a pipe, on every page', () => {
  expect(lookStyles({ ...look, pipe: 'chain' }, '/about')).toMatch(/--run:\s*radial-gradient/);
});

test('a van or a tag behind the number is on every page, and the staging of Home only on Home', () => {
  const staged = { ...look, plate: 'van', hero: 'people', services: 'sheet' } as const;
  expect(lookStyles(staged, '/about')).toMatch(/\[data-size="?plate"?\]/);
  expect(lookStyles(staged, '/about')).not.toContain('.staged');
  expect(lookStyles(staged, '/')).toMatch(/\.staged\[data-stage="?people"?\]/);
  expect(lookStyles(staged, '/')).toContain('.branches');
});

test('the tops of Contact and of areas are arranged as Home’s is', () => {
  const people = { ...look, hero: 'people' } as const;
  for (const [path, stage] of [
    ['/contact', 'contact'],
    ['/areas/otley', 'area'],
  ] as const) {
    const arranged = new RegExp(`\\[data-stage="?${stage}"?\\]`);
    expect(lookStyles(people, path)).toMatch(arranged);
    expect(lookStyles(look, path)).not.toMatch(arranged);
  }
  expect(lookStyles(people, '/services')).not.toContain('data-stage');
});
