import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { normalizePath, type Plugin } from 'vite';
import { readBusiness } from './src/site/files/business-file.ts';
import { firmFolder } from './src/site/files/firm-folder.ts';
import { readPalette, type Scheme } from './src/site/files/palette-file.ts';
import { buildTargets, cssOptions } from './src/styles/css-options.ts';
import { callOfMoreContrast } from './src/styles/more-contrast.ts';

const firm = firmFolder();

export default defineConfig({
  site: readBusiness(join(firm, 'content')).site,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [reactAtBuild(), sitemap({ filter: (page) => !/\/(404|500)$/.test(page) })],
  vite: {
    css: {
      ...cssOptions,
      lightningcss: { ...cssOptions.lightningcss, visitor: { EnvironmentVariable: callColours() } },
    },
    // Style sheets import firm/palette.css, which is in the folder of the firm that is built.
    resolve: { alias: { firm: resolve(firm) } },
    plugins: [
      watch('src/site/current.ts', `${firm}/`),
      watch('src/site/current.ts', 'words/'),
      watch('src/assets/tooltips-script.ts', 'src/client/tooltips/'),
    ],
    // The script of all pages is a file, which later pages have in the cache. The script of the 404 page is inline, since it changes
    // the first screen; it is the only one that contains `console.error`.
    build: { assetsInlineLimit: (_, content) => content.includes('console.error'), cssTarget: buildTargets },
    environments: {
      client: {
        build: { target: buildTargets, rolldownOptions: { output: { entryFileNames: '_astro/[hash].js' } } },
      },
    },
  },
});

/** Colours of the call buttons for readers who ask for more contrast. A style sheet has `env()` in their place. */
function callColours() {
  const colour = (scheme: Scheme) => ({ raw: callOfMoreContrast(readPalette(firm), scheme) });
  return { '--call-more-light': () => colour('light'), '--call-more-dark': () => colour('dark') };
}

/** The React integration without its script for the browser, since React renders at build only. */
function reactAtBuild(): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup'];
  integration.hooks['astro:config:setup'] = (options) =>
    setUp?.({ ...options, addRenderer: ({ clientEntrypoint: _, ...atBuild }) => options.addRenderer(atBuild) });
  return integration;
}

/** Reloads a module when a file that it reads without importing it is changed, added or deleted. */
function watch(module: string, folder: string): Plugin {
  const path = (name: string) => normalizePath(fileURLToPath(new URL(name, import.meta.url)));
  return {
    name: `watch ${folder} for ${module}`,
    hotUpdate({ file, modules }) {
      if (!file.startsWith(path(folder))) return;
      return [...modules, ...(this.environment.moduleGraph.getModulesByFile(path(module)) ?? [])];
    },
  };
}
