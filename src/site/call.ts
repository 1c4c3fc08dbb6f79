import type { Phone } from './schema/phone.ts';
import type { SiteTexts } from './site.ts';

/** A call button: its text before the number, and the number that it dials. */
export interface Call {
  label: string;
  phone: Phone;
}

/** The usual call button: the label from labels.yaml, and the firm's main number. */
export const callOf = ({ business, words }: SiteTexts): Call => ({ label: words.labels.call, phone: business.phone });
