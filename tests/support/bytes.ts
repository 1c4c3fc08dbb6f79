import { once } from 'node:events';
import { connect, createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes that a server may send before the browser answers: ten packets of 1,460 bytes (RFC 6928). */
export const firstRoundTrip = 14_600;

/** Compresses text with brotli. Default level: 4, which Cloudflare uses on the fly. */
export function compressed(text: string | Uint8Array, level = 4): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
}

/** A page without its inline font. */
export const withoutLettering = (html: string) => html.replace(/data:font[^)]*/, '');

/** Headers that HTTP/2 forbids (RFC 9113). */
const onlyHttp1 = ['connection', 'keep-alive', 'transfer-encoding'];

const measured = new Map<string, Promise<number>>();

/**
 * Bytes that the status 200 and some headers take in the first answer on an HTTP/2 connection, which both hosts use with browsers; HTTP/3
 * takes as many. A server of Node.js sends them, and its client counts.
 */
export function headBytes(headers: Headers): Promise<number> {
  const fields = Object.fromEntries([...headers].filter(([name]) => !onlyHttp1.includes(name)));
  const key = JSON.stringify(fields);
  const bytes = measured.get(key) ?? measure({ ...fields, ':status': '200' });
  measured.set(key, bytes);
  return bytes;
}

async function measure(fields: Record<string, string>): Promise<number> {
  const server = createServer().on('stream', (stream) => stream.respond(fields, { endStream: true }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  try {
    // Once both sides have sent their settings, the connection carries only the answer.
    await once(client, 'remoteSettings');
    await new Promise((pong) => client.ping(pong));
    const before = client.socket.bytesRead;
    const asking = client.request({ ':path': '/' }).resume();
    await once(asking, 'end');
    return client.socket.bytesRead - before;
  } finally {
    client.close();
    server.close();
  }
}
