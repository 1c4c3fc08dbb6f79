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
  integrations: [react(), watch('content/', 'src/browser/application/')],
});

/** What is read or bundled out of the dev server's sight: it starts anew when a file in these folders changes. */
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
