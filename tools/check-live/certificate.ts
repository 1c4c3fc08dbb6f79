import { connect } from 'node:tls';
import { NoAnswer } from './ask.ts';
import type { Fault, LiveSite, Row } from './live-site.ts';

/** Days before its end at which a certificate should have been renewed: hosts do so at 30. */
const days = { warning: 30, failure: 14 };
const milliseconds = 10_000;

/** What a host says of itself when it is connected to. */
export interface Connection {
  /** The certificate's last moment. */
  until: Date;
  /** The protocol that it chose of HTTP/2 and HTTP/1.1: "h2" or "http/1.1". */
  protocol: string;
}

/**
 * Connects to a host, and looks at its certificate without judging it.
 * @throws {NoAnswer} when there is no connection
 */
export function connectionTo({ hostname, port }: URL): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    // A name for the certificate cannot be a number of the network.
    const servername = /^[\d.]+$|:/.test(host) ? '' : host;
    const options = { host, port: Number(port || 443), servername, ALPNProtocols: ['h2', 'http/1.1'] };
    const socket = connect({ ...options, rejectUnauthorized: false }, () => {
      const until = new Date(socket.getPeerCertificate().valid_to);
      socket.destroy();
      resolve({ until, protocol: socket.alpnProtocol || 'http/1.1' });
    });
    socket.setTimeout(milliseconds, () => socket.destroy(new Error('no answer')));
    socket.once('error', ({ message }) => reject(new NoAnswer(message)));
  });
}

/** Whole days to a moment; below 0 when it is over. */
export function daysUntil(moment: Date, today: Date): number {
  return Math.floor((moment.getTime() - today.getTime()) / 86_400_000);
}

/** How long the certificate is valid, and which protocols the host offers. */
export async function checkConnection({ url, today, pages }: LiveSite): Promise<Row[]> {
  const names = ['Certificate', 'Protocols'] as const;
  if (url.protocol === 'http:') {
    return names.map((name) => ({ name, found: 'not asked: http', faults: [], asked: false }));
  }
  const { until, protocol } = await connectionTo(url);
  const home = pages[0]?.answer;
  const h3 = home && !(home instanceof NoAnswer) && /\bh3\b/.test(String(home.headers['alt-svc'] ?? ''));
  const slow: Fault = {
    where: url.host,
    found: protocol,
    expected: 'HTTP/2 (h2), which loads a page at once',
    warning: true,
  };
  return [
    { name: names[0], ...lifeOf(until, url.host, today) },
    { name: names[1], found: [protocol, ...(h3 ? ['h3'] : [])].join(', '), faults: protocol === 'h2' ? [] : [slow] },
  ];
}

function lifeOf(until: Date, where: string, today: Date): Omit<Row, 'name'> {
  const left = daysUntil(until, today);
  const found = `${left} days left, until ${until.toISOString().slice(0, 10)}`;
  const expected = `renewed ${days.warning} days before its end`;
  if (left >= days.warning) return { found, faults: [] };
  return { found, faults: [{ where, found: `${left} days left`, expected, warning: left >= days.failure }] };
}
