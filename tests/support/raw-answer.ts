import * as http from 'node:http';
import * as https from 'node:https';
import { inject } from 'vitest';

/** Requests a path, and returns the response as the server sent it: not decompressed, and without following a redirect. */
export function raw(path: string, headers: Record<string, string> = {}, site = inject('siteUrl')) {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const url = site + path;
    const asking = (url.startsWith('https:') ? https : http).request(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    asking.on('error', reject).end();
  });
}
