import { expect, test } from 'vitest';
import { get, read } from '../support/site.ts';

test('licences.txt has the licences of the fonts, the map data and the packages in the tooltips script, which links to it', async () => {
  const licences = await (await get('/licences.txt')).text();
  for (const name of [
    'Besley',
    'Libre Franklin',
    'react-dom',
    '@radix-ui/react-tooltip',
    '@tanstack/query-core',
    'scheduler',
  ])
    expect(licences, name).toContain(name);
  for (const notice of [
    'SIL OPEN FONT LICENSE',
    'Open Database License',
    'Copyright (c) Meta Platforms',
    'Permission is hereby granted',
  ])
    expect(licences, notice).toContain(notice);
  const script = (await read('/'))('body').attr('data-tooltips') ?? '';
  expect(await (await get(script)).text()).toMatch(/^\/\/ Licences: \/licences\.txt\n/);
});
