import { once } from 'node:events';
import { connect, createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes that a server may send before it has to wait for the browser to confirm them: ten packets of 1,460 bytes (RFC 6928). */
export const firstRoundTrip = 14_600;

/** Compresses text with brotli. Default level: 4, with which Cloudflare compresses responses as it sends them. */
export function compressed(text: string | Uint8Array, level = 4): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
}

/** HTML of a page without the data URL of its inline font (the font for headings). */
export const withoutLettering = (html: string) => html.replace(/data:font[^)]*/, '');

/** Names of headers that HTTP/2 forbids (RFC 9113). */
const onlyHttp1 = ['connection', 'keep-alive', 'transfer-encoding'];

const measured = new Map<string, Promise<number>>();

/**
 * Returns the number of bytes that the status 200 and the given headers take in the first response on an HTTP/2 connection. To measure it,
 * an HTTP/2 server of Node.js sends the status and headers to a client, and the client counts the bytes that arrive. Each set of headers is
 * measured only once. HTTP/3 takes about as many bytes.
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
    // Wait until both sides have exchanged their settings, so that the bytes counted below are only those of the response.
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
