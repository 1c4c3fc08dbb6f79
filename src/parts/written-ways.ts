import { whatsAppLink } from '../content/phone.ts';
import { facts } from '../facts/index.ts';

const { email, messages } = facts.business;
const { text, whatsApp } = messages;
const { text: textTo, whatsApp: whatsAppTo } = facts.words.evidence;

/** The ways to write to the firm; each opens the reader's own app and sends nothing by itself. */
export const writtenWays = [
  ...(email ? [{ href: `mailto:${email}`, label: email }] : []),
  ...(text ? [{ href: `sms:${text.e164}`, label: `${textTo} ${text.text}` }] : []),
  ...(whatsApp ? [{ href: whatsAppLink(whatsApp), label: `${whatsAppTo} ${whatsApp.text}` }] : []),
];

/** Whether anyone can send the firm a picture from a telephone. */
export const takesPictures = Boolean(text ?? whatsApp);
