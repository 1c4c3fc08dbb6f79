import type { Phone } from './schema/phone.ts';
import type { SiteTexts } from './site.ts';

/** What a call button says before the number, and the number that it dials. */
export interface Call {
  label: string;
  phone: Phone;
}

/** The usual call to the firm. */
export const callOf = ({ business, words }: SiteTexts): Call => ({ label: words.labels.call, phone: business.phone });
