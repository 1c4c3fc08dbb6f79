import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { normalizePath, type ViteDevServer } from 'vite';
import { explain } from '../build/explain.ts';
import type { PublishOptions } from '../publish/publish.ts';
import { answersFor, Lines, UnknownRequest } from './answers.ts';
import { bundlePage } from './bundle-page.ts';
import { type Access, refusal } from './refusal.ts';

/** What the owner's page may load: nothing from elsewhere, and no other page may show it. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The pages of the site run no script here: none could read the key, and Vite's would load them anew at each change. */
const previewPolicy = "script-src 'none'; object-src 'none'; frame-ancestors 'self'";

/** Bytes of a request: a photograph of a camera is the largest. */
const mostBytes = 60_000_000;

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
      'astro:server:setup': async ({ server }) => {
        const files = bundlePage(firm);
        const answers = answersFor(firm, (names) => showAgain(server, firm, names), publish);
        server.middlewares.use((request, response, next) => {
          const [path = ''] = (request.url ?? '').split(/[?#]/);
          if (path !== '/edit' && !path.startsWith('/edit/')) {
            response.setHeader('Content-Security-Policy', previewPolicy);
            next();
            return;
          }
          response.setHeader('Content-Security-Policy', pagePolicy);
          for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value);
          answer(path, request, response).catch((error) => send(response, 500, { error: explain(error) }));
        });

        async function answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
          const file = (await files).get(path);
          if (file && request.headers.host !== access.host)
            return send(response, 403, { error: 'This is another host' });
          if (file && request.method === 'GET') {
            response.setHeader('Content-Type', file.type);
            response.end(file.content);
            return;
          }
          const reason = refusal(request, access);
          if (reason) return send(response, 403, { error: reason });
          try {
            const result = await answers(path.replace('/edit/', ''), await bodyOf(request), request.headers);
            if (result instanceof Lines) await sendLines(response, result);
            else if (Buffer.isBuffer(result)) {
              response.setHeader('Content-Type', 'image/webp');
              response.end(result);
            } else send(response, 200, result);
          } catch (error) {
            if (!(error instanceof UnknownRequest)) throw error;
            send(response, 400, { error: error.message });
          }
        }
      },
    },
  };
}

const pageHeaders = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

function send(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(value));
}

/** Sends an answer line by line; what goes on ends when nobody listens any more. */
async function sendLines(response: ServerResponse, lines: Lines): Promise<void> {
  const stop = new AbortController();
  response.on('close', () => stop.abort());
  response.setHeader('Content-Type', 'application/x-ndjson');
  await lines.run((line) => response.write(`${JSON.stringify(line)}\n`), stop.signal);
  response.end();
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > mostBytes) throw new UnknownRequest('The file is larger than 60 megabytes');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Has Vite read a firm's files again, without waiting for the system to say that they changed. */
async function showAgain(server: ViteDevServer, firm: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const path = normalizePath(resolve(join(firm, 'content', `${name}.yaml`)));
    server.watcher.emit('change', path);
  }
}
