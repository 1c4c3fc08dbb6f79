import type { Words } from '../../site/files/content.ts';
import type { Phone } from '../../site/schema/phone.ts';

/** Facts of the firm that the script shows. */
export interface BundledFacts {
  /** Texts of the tooltips, by the path and fragment of their links. */
  explanations: Record<string, string>;
  error: Omit<Words['application-error'], 'text'> & { text: string };
  /** Label before the number. */
  call: string;
  phone: Phone;
  /** Warning about gas, with the emergency number. */
  gas: string;
}

/** Constants that `src/assets/tooltips-script.ts` writes at the start of the script: the facts, and the CSS of the tooltips. */
declare global {
  const FACTS: BundledFacts;
  const STYLES: string;
}
