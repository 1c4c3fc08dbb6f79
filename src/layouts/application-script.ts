import { createHash } from 'node:crypto';
import { build, type Rolldown } from 'vite';
import type { ApplicationFacts } from '../browser/application/bundled-facts.ts';
import { explanations } from '../facts/explanations.ts';
import { facts } from '../facts/index.ts';

const { business, words } = facts;

/** All that React renders in the browser, in one script with its facts and styles; bundled once for all pages. */
export const applicationScript = await bundle('src/browser/application/start.tsx', {
  explanations: explanations(facts),
  error: words['application-error'],
  phone: business.phone,
});

/**
 * Astro would bundle it too, but then the small script that asks for it would no longer be inline.
 * @returns the script, and a hash that changes with it
 */
async function bundle(entry: string, applicationFacts: ApplicationFacts): Promise<{ hash: string; code: string }> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        // "use client" says nothing to a script that has no server; how long a busy machine took is no warning.
        checks: { moduleLevelDirective: false, bundlerTimings: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const script = output.find((part) => part.type === 'chunk');
  const styles = output.find((part) => part.type === 'asset');
  if (output.length !== 2 || !script || !styles) {
    throw new Error(
      `${entry} became ${output.map(({ fileName }) => fileName).join(', ')}, expected a script and its styles`,
    );
  }
  const code = `const FACTS=${JSON.stringify(applicationFacts)},STYLES=${JSON.stringify(String(styles.source))};${script.code}`;
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { hash, code };
}
