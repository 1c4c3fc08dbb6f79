import { connect } from 'node:net';

/** What came back on one connection. */
export interface Conversation {
  /** One character for each byte, as in what was sent. */
  received: string;
  /** `left` is when it said nothing more, and ended only after we did. */
  ending: 'closed' | 'reset' | 'left' | 'hung';
}

/** As long as a host may take to go on with what it has, in milliseconds. */
const quiet = 1000;

/** Longer than the longest limit of a host for a request. */
const patience = 20_000;

/**
 * Sends bytes, and reads until the host ends the connection. A host that waits for the rest of a request is told that
 * there is none.
 * @param text one character for each byte
 */
export function converse(site: string, text: string): Promise<Conversation> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    let told = false;
    const end = (ending: Conversation['ending']) => {
      clearTimeout(silence);
      clearTimeout(limit);
      socket.destroy();
      resolve({ received: Buffer.concat(received).toString('latin1'), ending });
    };
    const silence = setTimeout(() => {
      told = true;
      socket.end();
    }, quiet);
    const limit = setTimeout(end, patience, 'hung');
    socket.on('data', (bytes) => {
      received.push(bytes);
      if (!told) silence.refresh();
    });
    socket.on('end', () => end(told ? 'left' : 'closed'));
    socket.on('error', () => end('reset'));
    socket.write(text, 'latin1');
  });
}
