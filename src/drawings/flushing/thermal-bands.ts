/** From sludge-cold to flow-hot; brass between, because teal and orange alone mix to grey. */
export const scale = [
  'var(--sludge)',
  'color-mix(in oklab,var(--cold) 45%,var(--channel))',
  'var(--cold)',
  'color-mix(in oklab,var(--cold) 50%,var(--brass))',
  'var(--brass)',
  'color-mix(in oklab,var(--brass) 50%,var(--hot))',
  'var(--hot)',
] as const;

/** Where each colder band begins: water enters bottom left, rises, and crosses along the top. */
export const before = [
  'M76 120C74 58 90 42 146 36S232 33 272 18V120z',
  'M85 120C85 68 108 51 152 46S242 46 272 36V120z',
  'M94 120C96 76 118 60 160 56S248 59 272 51V120z',
  'M102 120C104 84 128 69 168 67S250 75 272 67V120z',
  'M110 120C114 92 138 78 172 77S234 94 250 120z',
  'M122 120C128 98 146 86 176 86S222 100 234 120z',
];
export const after = ['M188 120C202 98 228 86 272 80V120z', 'M232 120C240 106 256 101 272 99V120z'];

/** The room, barely warmer than its wall. */
export const floor = 'color-mix(in oklab,var(--cold) 22%,var(--channel))';
