import { expect, test } from 'vitest';
import { workerOf } from './worker.ts';

const site = 'https://www.your-firm.co.uk';

test.each([
  ['Chalk & Channel', 'chalk-channel'],
  ["Dave's Heating", 'daves-heating'],
  ['Ouse', 'ouse'],
  ['24/7 Plumbing', '24-7-plumbing'],
  ['Café Wärme', 'cafe-warme'],
  ['(Gas)', 'gas'],
  ['水道', 'www-your-firm-co-uk'],
])('%s is called %s at Cloudflare', (shortName, name) => {
  expect(workerOf({ shortName, site })).toEqual({ name, domain: 'www.your-firm.co.uk' });
});
