import { expect, test } from 'vitest';
import { get, read } from '../support/site.ts';

test('whoever gets others’ work with the site gets its licence and its notice: letters, railways on maps, the script for tooltips', async () => {
  const licences = await (await get('/licences.txt')).text();
  for (const name of ['Besley', 'react-dom', '@radix-ui/react-tooltip', '@tanstack/query-core', 'scheduler'])
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
