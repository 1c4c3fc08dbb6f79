import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { explain } from '../build/explain.ts';
import type { PageFile } from './bundle-page.ts';
import { type Access, refusal } from './refusal.ts';

/** Thrown when the editor (the page at /edit on which the owner edits the site) gets an invalid or too large request. The answer is 400. */
export class UnknownRequest extends Error {}

/** An answer that is sent line by line while a task runs. */
export class Lines {
  readonly run: (line: (value: unknown) => void, signal: AbortSignal) => Promise<void>;

  constructor(run: Lines['run']) {
    this.run = run;
  }
}

/** Function that answers a request, given its name, such as `start`. */
type AnswerRequest = (name: string, body: Buffer, headers: IncomingHttpHeaders) => unknown;

/** Content security policy of the editor: it loads only files of this server and images that its scripts make, and no page may frame it. */
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

const pageHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': pagePolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Maximum size of a request in bytes: enough for a photograph from a camera, which is the largest thing that the editor sends. */
const mostBytes = 60_000_000;

/**
 * Returns a function that serves the files of the editor at /edit, and answers the editor's requests.
 * @returns a function that returns true for an address at or under /edit, and false for any other, which it leaves unanswered
 */
export function ownersPage(files: Promise<ReadonlyMap<string, PageFile>>, answers: AnswerRequest, access: Access) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [path = ''] = (request.url ?? '').split(/[?#]/);
    if (path !== '/edit' && !path.startsWith('/edit/')) return false;
    for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value);
    answer(path, request, response).catch((error) => send(response, 500, { error: explain(error) }));
    return true;
  };

  async function answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const file = (await files).get(path);
    if (file && request.method === 'GET') {
      if (request.headers.host !== access.host) return send(response, 403, { error: 'This is another host' });
      response.setHeader('Content-Type', file.type);
      response.end(file.content);
      return;
    }
    const reason = refusal(request, access);
    if (reason) return send(response, 403, { error: reason });
    // With this request, a second `npm run edit` asks whether the first one still runs.
    if (path === '/edit/running') return send(response, 200, {});
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
}

/**
 * Parses the JSON in the body of a request.
 * @throws {UnknownRequest} when the body isn't JSON
 */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new UnknownRequest('The request can’t be read');
  }
}

function send(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(value));
}

/** Sends an answer line by line, as NDJSON. If the browser closes the connection, aborts the signal of the task that produces the lines. */
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
