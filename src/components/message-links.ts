import type { Words } from '../site/files/content.ts';
import type { Business } from '../site/schema/business.ts';
import { whatsAppLink } from '../site/schema/phone.ts';

/**
 * Links for email, text message and WhatsApp, if the firm has them. Each opens the reader's own app, and sends nothing by itself.
 * @param words labels before the numbers
 */
export function messageLinks({ email, messages }: Business, words: Pick<Words['evidence'], 'text' | 'whatsApp'>) {
  const { text, whatsApp } = messages;
  return [
    ...(email ? [{ href: `mailto:${email}`, label: email }] : []),
    ...(text ? [{ href: `sms:${text.e164}`, label: `${words.text} ${text.text}` }] : []),
    ...(whatsApp ? [{ href: whatsAppLink(whatsApp), label: `${words.whatsApp} ${whatsApp.text}` }] : []),
  ];
}

/** Whether the firm accepts text or WhatsApp messages, which can include a photograph. */
export const acceptsPhotos = ({ messages }: Business) => Boolean(messages.text ?? messages.whatsApp);
