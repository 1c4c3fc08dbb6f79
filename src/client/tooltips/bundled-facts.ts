import type { Words } from '../../site/files/content.ts';
import type { Phone } from '../../site/schema/phone.ts';

/** The facts that are shown by script. */
export interface BundledFacts {
  /** What tooltips say, by the path and fragment of the link that they belong to. */
  explanations: Record<string, string>;
  error: Omit<Words['application-error'], 'text'> & { text: string };
  /** What comes before the number. */
  call: string;
  phone: Phone;
  /** What to do about a smell of gas, with the number. */
  gas: string;
}

/** Written before the script, with its styles, by `src/assets/tooltips-script.ts`. */
declare global {
  const FACTS: BundledFacts;
  const STYLES: string;
}
