import { expect, test } from 'vitest';
import { business } from '../../../tests/support/example-firm.ts';
import { parseBusiness } from '../schema/business.ts';
import { claimedRegisters } from './claimed-registers.ts';

const onNone = parseBusiness({ ...business, registrations: {} });
const claimsIn = (text: string) =>
  claimedRegisters({ data: { text }, sourceOf: () => ({ name: 'content/about.yaml', lineOf: () => 1 }) }, onNone);

test.each([
  ...['Gas Safe registered', 'We’re Gas Safe registered and fully insured.', 'Fully insured and Gas Safe registered'],
  ...[
    'Our engineers are all Gas Safe registered.',
    'Our Gas Safe engineers come at once.',
    'We send a Gas Safe engineer.',
  ],
  ...['Boilers mended by Gas Safe registered engineers', 'CORGI registered', 'Your local Gas Safe registered plumber'],
  ...['We are on the Gas Safe Register.', 'Leaks mended. Gas Safe engineers, too.', 'Registered with Gas Safe'],
  ...[
    'A member of the Power Flush Association',
    'Power Flush Association',
    'We belong to the Power Flush Association.',
  ],
  ...['OFTEC registered', 'We are members of TrustMark', 'Registered with HETAS', 'On Checkatrade since 2009'],
  ...['Find us. On Checkatrade', 'We’re NICEIC approved', 'We’re approved by Which?'],
])('"%s" stops the build of a firm that is on no register', (text) => {
  expect(claimsIn(text)).toHaveLength(1);
});

test.each([
  'Ask whether the engineer is Gas Safe registered before you let anyone touch the boiler.',
  'Only a Gas Safe engineer may open the casing.',
  'A Gas Safe registered engineer must check it every year.',
  'Gas Safe registered engineers must check it every year.',
  'Never let anyone work on gas who isn’t Gas Safe registered.',
  'We recommend that a Gas Safe registered engineer looks at it.',
  'We are not Gas Safe registered, so we don’t touch gas.',
  'Are you Gas Safe registered?',
  'Landlords need a record from a Gas Safe registered engineer.',
  'Leave it off until a Gas Safe registered engineer has checked it.',
  'The CORGI register was replaced by Gas Safe in 2009.',
  'Look for a firm that is a member of the Power Flush Association.',
  'We are not members of the Power Flush Association.',
  'The Power Flush Association says how water should look.',
  'Ask a firm that is registered with OFTEC about oil.',
  'Ask a firm on the OFTEC register for oil, and an MCS installer for a heat pump.',
  'Heat pumps need an installer certified by MCS.',
  'With OFTEC’s search you can find an oil engineer.',
  'We are not registered with OFTEC, so ask another firm about oil.',
  'Solid fuel is for a HETAS registered engineer.',
])('"%s" claims nothing', (text) => {
  expect(claimsIn(text)).toEqual([]);
});
