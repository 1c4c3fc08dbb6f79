import { createHash } from 'node:crypto';
import type { ApplicationFacts } from '../browser/application/bundled-facts.ts';
import { explanations } from '../facts/explanations.ts';
import { facts } from '../facts/index.ts';
import { bundle } from './bundle.ts';

const { business, words } = facts;
const applicationFacts: ApplicationFacts = {
  explanations: explanations(facts),
  error: words['application-error'],
  phone: business.phone,
};

/** All that React renders in the browser, in one script with its facts and styles; bundled once for all pages. */
export const applicationScript = await withFacts('src/browser/application/start.tsx');

/**
 * @returns the script, and a hash that changes with it
 * @throws when it brought no styles
 */
async function withFacts(entry: string): Promise<{ hash: string; code: string }> {
  const { code: script, styles } = await bundle(entry, 'es');
  if (!styles) throw new Error(`${entry} became a script alone, expected a script and its styles`);
  const code = `const FACTS=${JSON.stringify(applicationFacts)},STYLES=${JSON.stringify(styles)};${script}`;
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { hash, code };
}
