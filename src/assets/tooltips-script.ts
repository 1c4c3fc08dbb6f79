import { createHash } from 'node:crypto';
import { build, type Rolldown } from 'vite';
import type { BundledFacts } from '../client/tooltips/bundled-facts.ts';
import { site } from '../site/current.ts';
import { explanations } from '../site/explanations.ts';
import { plainText } from '../site/text/running-text.ts';
import { buildTargets, cssOptions } from '../styles/css-options.ts';
import { cached } from './cache.ts';

const bundledFacts: BundledFacts = {
  explanations: explanations(site),
  error: site.words['application-error'],
  call: site.words.labels.call,
  phone: site.business.phone,
  gas: plainText(site.words.emergency.gas),
};

interface Bundle {
  code: string;
  /** Those of the packages in it, with their notices. */
  licences: string;
}

/**
 * All that React renders in the browser, in one script with its facts and styles; bundled once for all pages, apart from
 * Astro, which would take the small script out of each page to share parts with this one.
 * @throws when it became anything but one script, its styles and the licences of its packages
 */
async function bundle(entry: string): Promise<Bundle> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    css: cssOptions,
    build: {
      write: false,
      target: buildTargets,
      license: { fileName: licencesFile },
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
  const assets = output.filter((part) => part.type === 'asset');
  const licences = assets.find(({ fileName }) => fileName === licencesFile);
  const [styles, ...others] = assets.filter((asset) => asset !== licences);
  if (!script || !styles || !licences || scripts.length > 0 || others.length > 0) {
    const names = output.map(({ fileName }) => fileName).join(', ');
    throw new Error(`${entry} became ${names}, expected one script, its styles and ${licencesFile}`);
  }
  const constants = `const FACTS=${JSON.stringify(bundledFacts)},STYLES=${JSON.stringify(String(styles.source))};`;
  return {
    code: `// Licences: /licences.txt\n${constants}${script.code.trim()}`,
    licences: String(licences.source),
  };
}

const licencesFile = 'licences.md';
const entry = 'src/client/tooltips/start.tsx';
// While developing, React is another one, which says more.
const source = `${process.env.NODE_ENV} ${JSON.stringify(bundledFacts)}`;
const made = await cached({ code: ['src'], source }, async () => Buffer.from(JSON.stringify(await bundle(entry))));
const { code, licences }: Bundle = JSON.parse(made.toString());

/** The script, a hash that changes with it, and the licences of what is in it. */
export const tooltipsScript = { code, licences, hash: createHash('sha256').update(code).digest('hex').slice(0, 8) };
