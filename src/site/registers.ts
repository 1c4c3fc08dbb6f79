import type { Business } from './schema/business.ts';

/** A register that the firm is on, with its number there, and where anyone can check it. */
export interface Register {
  name: string;
  number: string;
  check: string;
}

/** The trade association whose members flush heating. */
export const powerFlushAssociation = 'Power Flush Association';

/** Where Gas Safe Register lets anyone look up a business or an engineer. */
export const gasSafeCheck = 'https://www.gassaferegister.co.uk/find-an-engineer-or-check-the-register/';

/** Every register in which a reader can check the firm's number. */
export function registersOf(business: Business): Register[] {
  const gasSafe = gasSafeEntry(business);
  return [...(gasSafe ? [gasSafe] : []), ...(business.registrations.others ?? [])];
}

/** The firm's entry in the Gas Safe Register, where it shows its number. */
export function gasSafeEntry({ registrations }: Business): Register | undefined {
  const { gasSafe } = registrations;
  return typeof gasSafe === 'string' ? { name: 'Gas Safe Register', number: gasSafe, check: gasSafeCheck } : undefined;
}
