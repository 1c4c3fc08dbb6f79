import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import { withoutQuotes } from './tidy.ts';

/** A phone number: as people write it, and as a `tel:` link needs it. */
export interface Phone {
  /** The number as the owner wrote it, such as `01632 960 247`. */
  text: string;
  /** The number in the global form of RFC 3966, without spaces, such as `+441632960247`. */
  e164: string;
}

/** National Gas Emergency Service, for a smell of gas anywhere in Great Britain. */
export const gasEmergency: Phone = { text: '0800 111 999', e164: '+44800111999' };

/** Floodline of the Environment Agency, for flood warnings in England at any hour. */
export const floodline: Phone = { text: '0345 988 1188', e164: '+443459881188' };

/** Returns the URL that opens a WhatsApp message to a number. */
export const whatsAppLink = ({ e164 }: Phone): string => `https://wa.me/${e164.slice(1)}`;

/** Schema of a UK phone number, which the owner may write in any usual way. */
export const ownPhone = z.string('a UK phone number such as "01632 960 247"').transform((written, context) => {
  // Copied text often contains no-break spaces, double spaces and invisible characters. They become single spaces, or are removed.
  const text = withoutQuotes(written.replace(/\p{Cf}/gu, '').replace(/\s+/g, ' '));
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'GB', extract: false });
  const problem = problemIn(text, number);
  if (problem) context.addIssue({ code: 'custom', message: problem });
  return { text, e164: number?.number ?? '' } satisfies Phone;
});

/** What is expected instead of a number that can't be used. Undefined if the number can be used. */
function problemIn(text: string, number: PhoneNumber | undefined): string | undefined {
  if (number?.countryCallingCode !== '44' || number.ext) return 'a UK phone number such as "01632 960 247"';
  // A visitor who copies the number from the page must be able to dial it.
  if (!/^(\+44|\(?0)[\d ()-]*\d$/.test(text)) return 'a UK phone number with its 0 or +44, such as "01632 960 247"';
  if (number.number === gasEmergency.e164) return "the firm's own number, not the gas emergency line";
  // Accepts numbers in two ranges that Ofcom reserves for fiction, because example firms use them. `isValid` would reject these numbers.
  if (/^\+44(1632960|7700900)\d{3}$/.test(number.number)) return undefined;
  if (!number.isValid() || number.country !== 'GB')
    return 'a UK phone number with all its digits, such as "01632 960 247"';
  const costly = ['PREMIUM_RATE', 'PERSONAL_NUMBER', 'PAGER'].includes(number.getType() ?? '');
  return costly ? 'a number that callers pay no extra charge for' : undefined;
}
