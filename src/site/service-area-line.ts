import type { Business } from './schema/business.ts';

/** The service area in one line, such as "Brighton & Hove, Sussex". */
export function serviceAreaLine({ address }: Business): string {
  return `${address.locality}, ${address.region}`;
}
