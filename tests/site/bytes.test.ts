import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { routes } from '../support/site.ts';

/** Ten packets of 1,460 bytes: what a server may send before it hears back (web-requirements, "Speed"). */
const firstRoundTrip = 14_600;

test.each([...routes, '/nope'])('%s arrives whole in one round trip, headers included', async (path) => {
  const { head, body } = await rawAnswer(path);
  expect(brotliDecompressSync(body).toString()).toMatch(/<\/html>\s*$/);
  expect(head + body.length).toBeLessThanOrEqual(firstRoundTrip);
});

/** The answer's size on the wire, as HTTP/1.1 writes it; HTTP/2 and 3 write the headers shorter. */
function rawAnswer(path: string): Promise<{ head: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asking = request(inject('siteUrl') + path, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        if (answer.headers['content-encoding'] !== 'br') reject(new Error(`${path} is not compressed`));
        const head = `HTTP/1.1 200 OK\r\n${answer.rawHeaders.join(': ')}\r\n\r\n`.length;
        resolve({ head, body: Buffer.concat(chunks) });
      });
    });
    asking.on('error', reject).end();
  });
}
