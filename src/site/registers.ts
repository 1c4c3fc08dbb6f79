import type { Business } from './schema/business.ts';

/** A register that the firm is on: its name, the firm's number, and the page where anyone can check that number. */
export interface Register {
  name: string;
  number: string;
  check: string;
}

/** The trade association for power flushing. */
export const powerFlushAssociation = 'Power Flush Association';

/** Page where anyone can look up a business or an engineer in the Gas Safe Register. */
export const gasSafeCheck = 'https://www.gassaferegister.co.uk/find-an-engineer-or-check-the-register/';

/** Every register in which a reader can look up the firm: the Gas Safe Register if the number is public, and `registrations.others`. */
export function registersOf(business: Business): Register[] {
  const gasSafe = gasSafeEntry(business);
  return [...(gasSafe ? [gasSafe] : []), ...(business.registrations.others ?? [])];
}

/** The firm's entry in the Gas Safe Register. Undefined if the firm doesn't show its number. */
export function gasSafeEntry({ registrations }: Business): Register | undefined {
  const { gasSafe } = registrations;
  return typeof gasSafe === 'string' ? { name: 'Gas Safe Register', number: gasSafe, check: gasSafeCheck } : undefined;
}
