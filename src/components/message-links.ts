import { site } from '../site/current.ts';
import { whatsAppLink } from '../site/schema/phone.ts';

const { email, messages } = site.business;
const { text, whatsApp } = messages;
const { text: textTo, whatsApp: whatsAppTo } = site.words.evidence;

/** Links to email, text message and WhatsApp, as far as the firm has them; each opens the reader's own app and sends nothing by itself. */
export const messageLinks = [
  ...(email ? [{ href: `mailto:${email}`, label: email }] : []),
  ...(text ? [{ href: `sms:${text.e164}`, label: `${textTo} ${text.text}` }] : []),
  ...(whatsApp ? [{ href: whatsAppLink(whatsApp), label: `${whatsAppTo} ${whatsApp.text}` }] : []),
];

/** Whether the firm takes text or WhatsApp messages, which can carry a photograph. */
export const acceptsPhotos = Boolean(text ?? whatsApp);
