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
    // Style sheets import firm/palette.css. `firm` stands for the folder of the firm whose site is built.
    resolve: { alias: { firm: resolve(firm) } },
    plugins: [
      watch('src/site/current.ts', `${firm}/`),
      watch('src/site/current.ts', 'words/'),
      watch('src/assets/tooltips-script.ts', 'src/client/tooltips/'),
    ],
    // The script that all pages share is a file, so that later pages have it in the cache. The script of the 404 page is inline, because it
    // changes the first screen. The function recognises that script by `console.error`, which no other script contains.
    build: { assetsInlineLimit: (_, content) => content.includes('console.error'), cssTarget: buildTargets },
    environments: {
      client: {
        build: { target: buildTargets, rolldownOptions: { output: { entryFileNames: '_astro/[hash].js' } } },
      },
    },
  },
});

/** Returns functions that replace the `env()` variables in preferences.css by the colours of call buttons with more contrast. */
function callColours() {
  const colour = (scheme: Scheme) => ({ raw: callOfMoreContrast(readPalette(firm), scheme) });
  return { '--call-more-light': () => colour('light'), '--call-more-dark': () => colour('dark') };
}

/** Returns Astro's React integration without the script for the browser, because React renders pages only at build. */
function reactAtBuild(): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup'];
  integration.hooks['astro:config:setup'] = (options) =>
    setUp?.({ ...options, addRenderer: ({ clientEntrypoint: _, ...atBuild }) => options.addRenderer(atBuild) });
  return integration;
}

/**
 * Returns a Vite plugin for the dev server that reloads a module when a file in a folder is changed, added or deleted. Needed for
 * modules that read files without importing them.
 */
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
