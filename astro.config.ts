import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import business from './business.config.ts';

export default defineConfig({
  site: business.site,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), watchContent()],
});

/** The content is read from disk, unseen by the bundler: the dev server starts anew when a word changes. */
function watchContent(): AstroIntegration {
  return {
    name: 'watch-content',
    hooks: {
      'astro:config:setup': ({ addWatchFile, config }) => {
        const folder = fileURLToPath(new URL('content/', config.root));
        for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          addWatchFile(pathToFileURL(join(folder, file)));
        }
      },
    },
  };
}
