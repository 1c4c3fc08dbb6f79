import { expect, test } from 'vitest';
import { business } from '../../tests/support/other-firm.ts';
import { parseBusiness } from '../content/business.ts';
import { securityTxt } from './security-txt.ts';

const firm = parseBusiness({ ...business, securityReports: { until: '2026-11-01' } });

test.each([
  ['2026-10-31T23:59:59Z', 'Expires: 2026-11-01T00:00:00Z\n'],
  ['2026-11-01T00:00:00Z', undefined],
])('at %s there is a file that has not expired, or none', (now, line) => {
  expect(securityTxt(firm, new Date(now))?.match(/^Expires.*\n/m)?.[0]).toBe(line);
});
