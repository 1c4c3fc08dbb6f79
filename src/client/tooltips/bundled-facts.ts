import type { Words } from '../../site/files/content.ts';
import type { Phone } from '../../site/schema/phone.ts';

/** Facts and texts of the firm that the tooltip script shows. */
export interface BundledFacts {
  /** Texts of the tooltips, by path and fragment of the links: `/about#gas-safe`. */
  explanations: Record<string, string>;
  error: Omit<Words['application-error'], 'text'> & { text: string };
  /** Label before the phone number. */
  call: string;
  phone: Phone;
  /** Warning about gas, with the number of the gas emergency service. */
  gas: string;
}

/** Constants that `src/assets/tooltips-script.ts` writes at the start of the tooltip script: the facts, and the CSS of the tooltips. */
declare global {
  const FACTS: BundledFacts;
  const STYLES: string;
}
