import type { Words } from '../site/files/content.ts';
import type { Business } from '../site/schema/business.ts';
import { whatsAppLink } from '../site/schema/phone.ts';

/**
 * Returns links for email, text messages and WhatsApp, as far as the firm accepts them. A link opens an app on the reader's device, and
 * sends nothing by itself.
 * @param words words before the phone numbers in the labels
 */
export function messageLinks({ email, messages }: Business, words: Pick<Words['evidence'], 'text' | 'whatsApp'>) {
  const { text, whatsApp } = messages;
  return [
    ...(email ? [{ href: `mailto:${email}`, label: email }] : []),
    ...(text ? [{ href: `sms:${text.e164}`, label: `${words.text} ${text.text}` }] : []),
    ...(whatsApp ? [{ href: whatsAppLink(whatsApp), label: `${words.whatsApp} ${whatsApp.text}` }] : []),
  ];
}

/** Returns whether the firm accepts text or WhatsApp messages, in which a customer can send a photograph. */
export const acceptsPhotos = ({ messages }: Business) => Boolean(messages.text ?? messages.whatsApp);
