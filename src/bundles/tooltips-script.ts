import { createHash } from 'node:crypto';
import { build, type Rolldown } from 'vite';
import type { BundledFacts } from '../browser/tooltips/bundled-facts.ts';
import { explanations } from '../facts/explanations.ts';
import { facts } from '../facts/index.ts';
import { cssOptions } from '../styles/css-options.ts';
import { madeOnce } from './made-once.ts';

const bundledFacts: BundledFacts = {
  explanations: explanations(facts),
  error: facts.words['application-error'],
  call: facts.words.labels.call,
  phone: facts.business.phone,
};

/**
 * All that React renders in the browser, in one script with its facts and styles; bundled once for all pages, apart from
 * Astro, which would take the small script out of each page to share parts with this one.
 * @returns the script
 * @throws when it became anything but one script and its styles
 */
async function bundle(entry: string): Promise<Buffer> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    css: cssOptions,
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        output: { format: 'es' },
        preserveEntrySignatures: 'strict',
        // "use client" says nothing to a script that has no server; how long a busy machine took is no warning.
        checks: { moduleLevelDirective: false, bundlerTimings: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [script, ...scripts] = output.filter((part) => part.type === 'chunk');
  const [styles, ...assets] = output.filter((part) => part.type === 'asset');
  if (!script || !styles || scripts.length > 0 || assets.length > 0) {
    const names = output.map(({ fileName }) => fileName).join(', ');
    throw new Error(`${entry} became ${names}, expected one script and its styles`);
  }
  const constants = `const FACTS=${JSON.stringify(bundledFacts)},STYLES=${JSON.stringify(String(styles.source))};`;
  return Buffer.from(constants + script.code.trim());
}

const entry = 'src/browser/tooltips/start.tsx';
// While developing, React is another one, which says more.
const source = `${process.env.NODE_ENV} ${JSON.stringify(bundledFacts)}`;
const code = (await madeOnce({ code: ['src'], source }, () => bundle(entry))).toString();

/** The script, and a hash that changes with it. */
export const tooltipsScript = { code, hash: createHash('sha256').update(code).digest('hex').slice(0, 8) };
