import { expect, test } from 'vitest';
import { business } from '../../tests/support/example-firm.ts';
import { parseBusiness } from '../site/schema/business.ts';
import { legalLine } from './legal-line.ts';

test.each([
  ['Ouse Heating', 'OUSE HEATING LTD', 'OUSE HEATING LTD.'],
  ['Ouse Heating Ltd.', 'Ouse Heating Limited', 'Ouse Heating Limited.'],
  ['Ouse Heating & Gas Ltd', 'Ouse Heating and Gas', 'Ouse Heating & Gas Ltd.'],
  ['Ouse Heating', 'Ann Weald', 'Ouse Heating is a trading name of Ann Weald.'],
  ['Ouse Heating', 'Ouse Heating and Gas Ltd', 'Ouse Heating is a trading name of Ouse Heating and Gas Ltd.'],
])('the names %s and %s are said once if they are the same', (name, legalName, said) => {
  const firm = parseBusiness({ ...business, name, disclosures: { legalName }, registrations: {} });
  expect(legalLine(firm)).toBe(said);
});
