import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import business from './business.config.ts';
import { cssOptions } from './src/styles/css-options.ts';

export default defineConfig({
  site: business.site,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [reactAtBuild(), watch('content/', 'src/browser/tooltips/')],
  vite: {
    css: cssOptions,
    // The script of all pages is a file: nothing on a page waits for it, and every later page has it already. That of the
    // 404 page, which changes what is seen, is smaller and comes with the page.
    build: { assetsInlineLimit: 1000 },
    environments: { client: { build: { rolldownOptions: { output: { entryFileNames: '_astro/[hash].js' } } } } },
  },
});

/** React renders at build alone: its loader for the browser stays out of dist/. */
function reactAtBuild(): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup'];
  integration.hooks['astro:config:setup'] = (options) =>
    setUp?.({ ...options, addRenderer: ({ clientEntrypoint: _, ...atBuild }) => options.addRenderer(atBuild) });
  return integration;
}

/** Vite does not watch these: they are read with fs, or bundled apart. A change restarts the dev server. */
function watch(...folders: string[]): AstroIntegration {
  return {
    name: 'watch',
    hooks: {
      'astro:config:setup': ({ addWatchFile, config }) => {
        for (const folder of folders.map((path) => fileURLToPath(new URL(path, config.root)))) {
          for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
            addWatchFile(pathToFileURL(join(folder, file)));
          }
        }
      },
    },
  };
}
