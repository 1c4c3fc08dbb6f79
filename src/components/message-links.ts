import type { Words } from '../site/files/content.ts';
import type { Business } from '../site/schema/business.ts';
import { whatsAppLink } from '../site/schema/phone.ts';

/**
 * Links to email, text message and WhatsApp, as far as the firm has them; each opens the reader's own app and sends nothing by itself.
 * @param words what stands before the numbers
 */
export function messageLinks({ email, messages }: Business, words: Pick<Words['evidence'], 'text' | 'whatsApp'>) {
  const { text, whatsApp } = messages;
  return [
    ...(email ? [{ href: `mailto:${email}`, label: email }] : []),
    ...(text ? [{ href: `sms:${text.e164}`, label: `${words.text} ${text.text}` }] : []),
    ...(whatsApp ? [{ href: whatsAppLink(whatsApp), label: `${words.whatsApp} ${whatsApp.text}` }] : []),
  ];
}

/** Whether the firm takes text or WhatsApp messages, which can carry a photograph. */
export const acceptsPhotos = ({ messages }: Business) => Boolean(messages.text ?? messages.whatsApp);
