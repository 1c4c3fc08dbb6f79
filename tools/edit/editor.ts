import { join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { normalizePath, type ViteDevServer } from 'vite';
import type { PublishOptions } from '../publish/publish.ts';
import { answersFor } from './answers.ts';
import { bundlePage } from './bundle-page.ts';
import type { Access } from './refusal.ts';
import { ownersPage } from './request.ts';

/** The pages of the site run no script here: none could read the key, and Vite's would load them anew at each change. */
const previewPolicy = "script-src 'none'; object-src 'none'; frame-ancestors 'self'";

export interface EditorOptions {
  /** Folder of the firm. */
  firm: string;
  /** Other programs to publish with. */
  publish?: Partial<PublishOptions> | undefined;
}

/** Serves the owner's page at /edit, for `dev()` alone. */
export function editor({ firm, publish, ...access }: EditorOptions & Access): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const answers = answersFor(firm, (names) => showAgain(server, firm, names), publish);
        const page = ownersPage(bundlePage(firm), answers, access);
        server.middlewares.use((request, response, next) => {
          if (page(request, response)) return;
          response.setHeader('Content-Security-Policy', previewPolicy);
          next();
        });
      },
    },
  };
}

/** Has Vite read a firm's files again, without waiting for the system to say that they changed. */
async function showAgain(server: ViteDevServer, firm: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const path = normalizePath(resolve(join(firm, 'content', `${name}.yaml`)));
    server.watcher.emit('change', path);
  }
}
