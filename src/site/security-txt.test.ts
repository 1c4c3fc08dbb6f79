import { expect, test } from 'vitest';
import { readWith, swap } from '../../tests/support/example-firm.ts';
import { securityTxt } from './security-txt.ts';

const { business } = await readWith({
  'business.yaml': swap(/^securityReports: .*$/m, 'securityReports: { until: 2026-11-01 }'),
});

test.each([
  ['2026-10-31T23:59:59Z', 'Expires: 2026-11-01T00:00:00Z\n'],
  ['2026-11-01T00:00:00Z', undefined],
])('at %s there is a file that has not expired, or none', (now, line) => {
  expect(securityTxt(business, new Date(now))?.match(/^Expires.*\n/m)?.[0]).toBe(line);
});
