import { build, type Rolldown } from 'vite';

/**
 * Bundles a script of src/browser/ apart from Astro, which makes modules of all it bundles, and one file of what they share.
 * @param format `es` for a module that is imported, `iife` for a script that runs where it stands
 * @returns the script, and the styles that it imports, if any
 * @throws when it became more than one file
 */
export async function bundle(entry: string, format: 'es' | 'iife'): Promise<{ code: string; styles?: string }> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        output: { format },
        ...(format === 'es' && { preserveEntrySignatures: 'strict' }),
        // "use client" says nothing to a script that has no server; how long a busy machine took is no warning.
        checks: { moduleLevelDirective: false, bundlerTimings: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [script, ...scripts] = output.filter((part) => part.type === 'chunk');
  const [styles, ...assets] = output.filter((part) => part.type === 'asset');
  if (!script || scripts.length > 0 || assets.length > 0) {
    throw new Error(
      `${entry} became ${output.map(({ fileName }) => fileName).join(', ')}, expected one script, with styles or without`,
    );
  }
  return { code: script.code.trim(), ...(styles && { styles: String(styles.source) }) };
}
