import { once } from 'node:events';
import { connect, createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';

/** What HTTP/2 has no headers for: it says these in other ways (RFC 9113). */
const ofHttp1 = ['connection', 'keep-alive', 'transfer-encoding'];

const known = new Map<string, Promise<number>>();

/**
 * The bytes of the status 200 and an answer's headers as HTTP/2 sends them first on a connection, which is what both hosts speak with
 * browsers: a server of Node's sends them, and its client counts. HTTP/3 takes as many.
 */
export function headBytes(headers: Headers): Promise<number> {
  const fields = Object.fromEntries([...headers].filter(([name]) => !ofHttp1.includes(name)));
  const key = JSON.stringify(fields);
  const bytes = known.get(key) ?? measure({ ...fields, ':status': '200' });
  known.set(key, bytes);
  return bytes;
}

async function measure(fields: Record<string, string>): Promise<number> {
  const server = createServer().on('stream', (stream) => stream.respond(fields, { endStream: true }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  try {
    // After the settings of both sides, only the answer comes.
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
