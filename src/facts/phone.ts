/** A phone number as people write it and as a `tel:` link needs it. */
export interface Phone {
  /** As the owner wrote it, for example `01632 960 247`. */
  text: string;
  /** RFC 3966 global form without spaces, for example `+441632960247`. */
  e164: string;
}

/** What a number must look like, in the words of an error message. */
export const PHONE_EXPECTED = 'a UK phone number in digits and spaces, such as "01632 960 247"';

/** True for a UK number written nationally (0…) or with +44: ten digits after the prefix, nine for a few old areas. */
export function isUkPhone(text: string): boolean {
  return /^(0|\+44 ?)[1-9](?: ?\d){8,9}$/.test(text);
}

/** Derives the dialling form of a number that `isUkPhone` accepts. */
export function phone(text: string): Phone {
  return { text, e164: text.replaceAll(' ', '').replace(/^0/, '+44') };
}
