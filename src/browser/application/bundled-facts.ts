import type { Words } from '../../facts/content.ts';
import type { Phone } from '../../facts/phone.ts';

/** The facts that are shown by script. */
export interface ApplicationFacts {
  /** What tooltips say, by the fragment of the link that they belong to. */
  explanations: Record<string, string>;
  error: Words['application-error'];
  phone: Phone;
}

/** Written before the bundled script, with its styles, by `src/layouts/application-script.ts`. */
declare global {
  const FACTS: ApplicationFacts;
  const STYLES: string;
}
