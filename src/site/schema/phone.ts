import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import { withoutQuotes } from './tidy.ts';

/** A phone number as people write it and as a `tel:` link needs it. */
export interface Phone {
  /** As the owner wrote it, for example `01632 960 247`. */
  text: string;
  /** RFC 3966 global form without spaces, for example `+441632960247`. */
  e164: string;
}

/** Whom to ring when it smells of gas, anywhere in Great Britain: the National Gas Emergency Service. */
export const gasEmergency: Phone = { text: '0800 111 999', e164: '+44800111999' };

/** Warnings of floods in England, at any hour: the Environment Agency's Floodline. */
export const floodline: Phone = { text: '0345 988 1188', e164: '+443459881188' };

/** Where a message to a number opens, in WhatsApp. */
export const whatsAppLink = ({ e164 }: Phone): string => `https://wa.me/${e164.slice(1)}`;

/** A number of the firm's own, in any of the usual ways of writing it. */
export const ownPhone = z.string('a UK phone number such as "01632 960 247"').transform((written, context) => {
  // No-break spaces, double ones and invisible marks come with copying.
  const text = withoutQuotes(written.replace(/\p{Cf}/gu, '').replace(/\s+/g, ' '));
  const problem = problemIn(text);
  if (problem) context.addIssue({ code: 'custom', message: problem });
  return { text, e164: parse(text)?.number ?? '' } satisfies Phone;
});

/** What is wrong with a number, as what is expected instead. */
function problemIn(text: string): string | undefined {
  const number = parse(text);
  if (number?.countryCallingCode !== '44' || number.ext) return 'a UK phone number such as "01632 960 247"';
  // Who copies the number from the page has to be able to dial it.
  if (!/^(\+44|\(?0)[\d ()-]*\d$/.test(text)) return 'a UK phone number with its 0 or +44, such as "01632 960 247"';
  if (number.number === gasEmergency.e164) return "the firm's own number, not the gas emergency line";
  // Ofcom keeps these for fiction, so no number plan has them.
  if (/^\+44(1632960|7700900)\d{3}$/.test(number.number)) return undefined;
  if (!number.isValid() || number.country !== 'GB')
    return 'a UK phone number with all its digits, such as "01632 960 247"';
  const costly = ['PREMIUM_RATE', 'PERSONAL_NUMBER', 'PAGER'].includes(number.getType() ?? '');
  return costly ? 'a number that callers pay no extra charge for' : undefined;
}

const parse = (text: string) => parsePhoneNumberFromString(text, { defaultCountry: 'GB', extract: false });
