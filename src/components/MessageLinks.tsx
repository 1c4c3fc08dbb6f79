import { facts } from '../facts/index.ts';

const { email, messages } = facts.business;
const { text, whatsApp } = messages;
const { text: textTo, whatsApp: whatsAppTo } = facts.words.evidence;

/** Whether anyone can send the firm a picture from a telephone. */
export const takesPictures = Boolean(text ?? whatsApp);

/** The ways to write to the firm, as items of a list; each opens the reader's own app and sends nothing by itself. */
export function MessageLinks() {
  return (
    <>
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {text && (
        <li>
          <a href={`sms:${text.e164}`}>
            {textTo} {text.text}
          </a>
        </li>
      )}
      {whatsApp && (
        <li>
          <a href={`https://wa.me/${whatsApp.e164.slice(1)}`}>
            {whatsAppTo} {whatsApp.text}
          </a>
        </li>
      )}
    </>
  );
}
