import { join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { normalizePath, type ViteDevServer } from 'vite';
import { markFile } from '../../src/site/files/mark-file.ts';
import type { PublishOptions } from '../publish/publish.ts';
import { answersFor } from './answers.ts';
import { bundlePage } from './bundle-page.ts';
import type { Access } from './refusal.ts';
import { ownersPage } from './request.ts';

/**
 * Content security policy for the pages of the site that the editor (the page at /edit on which the owner edits the site) shows. These
 * pages may run no script or plugin, and only pages of this server may show them in a frame. A script could read the editor's key, and
 * change the firm's files with it. Vite's script would reload the page at each change, but the editor shows changes itself.
 */
const previewPolicy = "script-src 'none'; object-src 'none'; frame-ancestors 'self'";

export interface EditorOptions {
  /** Folder of the firm. */
  firm: string;
  /** Options for `publish`; tests replace its programs with them. */
  publish?: Partial<PublishOptions> | undefined;
}

/**
 * Astro integration that serves the editor at /edit. Only `startEditor` (start-editor.ts) uses it, so a built site never contains the
 * editor.
 */
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

/**
 * Tells Vite that files of a firm have changed, so that it reads them at once, without waiting for the operating system to report the
 * change.
 */
async function showAgain(server: ViteDevServer, firm: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const path = name === markFile ? name : join('content', `${name}.yaml`);
    server.watcher.emit('change', normalizePath(resolve(firm, path)));
  }
}
