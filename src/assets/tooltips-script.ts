import { createHash } from 'node:crypto';
import { build, type Rolldown } from 'vite';
import type { BundledFacts } from '../client/tooltips/bundled-facts.ts';
import { explanations } from '../site/explanations.ts';
import { oncePerSite } from '../site/once-per-site.ts';
import type { SiteTexts } from '../site/site.ts';
import { plainText } from '../site/text/sentence.ts';
import { buildTargets, cssOptions } from '../styles/css-options.ts';
import { cached } from './cache.ts';

/** Returns the script that shows a site's tooltips (src/client/tooltips), its hash, and the licences of the packages in the script. */
export const tooltipsScriptOf = oncePerSite(async (site) => {
  const facts = factsOf(site);
  // NODE_ENV is an input, because in development Vite bundles another build of React, with warnings.
  const source = `${process.env.NODE_ENV} ${JSON.stringify(facts)}`;
  const made = await cached({ code: ['src'], source }, async () => Buffer.from(JSON.stringify(await bundle(facts))));
  const { code, licences }: Bundle = JSON.parse(made.toString());
  return { code, licences, hash: createHash('sha256').update(code).digest('hex').slice(0, 8) };
});

interface Bundle {
  code: string;
  licences: string;
}

const factsOf = (site: SiteTexts): BundledFacts => {
  const error = site.words['application-error'];
  return {
    explanations: explanations(site),
    error: { ...error, text: plainText(error.text) },
    call: site.words.labels.call,
    phone: site.business.phone,
    gas: plainText(site.words.emergency.gas),
  };
};

const entry = 'src/client/tooltips/start.tsx';
const licencesFile = 'licences.md';

/**
 * Bundles the tooltip script with its facts and styles, once for all pages. Uses Vite directly: if Astro bundled the script, Astro would
 * move small scripts that are now inline in pages into files, to share modules with the tooltip script.
 * @throws if the result isn't one script, one style sheet and the licences
 */
async function bundle(facts: BundledFacts): Promise<Bundle> {
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
        // No warnings about the directive "use client", which has no effect here, and none about slow builds, as on a busy machine.
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
  const constants = `const FACTS=${JSON.stringify(facts)},STYLES=${JSON.stringify(String(styles.source))};`;
  return {
    code: `// Licences: /licences.txt\n${constants}${script.code.trim()}`,
    licences: String(licences.source),
  };
}
