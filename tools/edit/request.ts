import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { explain } from '../build/explain.ts';
import type { PageFile } from './bundle-page.ts';
import { type Access, refusal } from './refusal.ts';

/** Thrown for a request that the owner's page never makes. */
export class UnknownRequest extends Error {}

/** An answer that comes line by line, while something goes on. */
export class Lines {
  readonly run: (line: (value: unknown) => void, signal: AbortSignal) => Promise<void>;

  constructor(run: Lines['run']) {
    this.run = run;
  }
}

/** Answers a request by its name. */
type AnswerRequest = (name: string, body: Buffer, headers: IncomingHttpHeaders) => unknown;

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

const pageHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': pagePolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Bytes of a request: a photograph of a camera is the largest. */
const mostBytes = 60_000_000;

/**
 * Serves the files of the owner's page at /edit, and answers its requests.
 * @returns false for any other address
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
    // A second start asks whether this one still runs.
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
 * Reads what a request says.
 * @throws {UnknownRequest} when it can't be read
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
