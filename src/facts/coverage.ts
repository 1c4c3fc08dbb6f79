import type { Business } from '../content/business.ts';

/** Where the firm works, in a line: "Brighton & Hove, Sussex". */
export function coverage({ address }: Business): string {
  return `${address.locality}, ${address.region}`;
}
