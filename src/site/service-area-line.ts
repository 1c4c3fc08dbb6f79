import type { Business } from './schema/business.ts';

/** The service area in one line, such as "Brighton & Hove, Sussex". */
export function serviceAreaLine({ address }: Business): string {
  return `${address.locality}, ${address.region}`;
}

/** The firm's postal address in one line or, if the firm gives no street, its service area. */
export function addressLine(business: Business): string {
  const { street, postcode } = business.address;
  return [street, serviceAreaLine(business), street && postcode].filter(Boolean).join(', ');
}
