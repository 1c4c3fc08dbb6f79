import { createServer, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Host } from '../../deploy/host.ts';

/** What a proxy changes on the way, and who looks on. */
interface Options {
  /** Whether pages still name their speculation rules. */
  speculation?: boolean;
  /** How long each request takes longer, in milliseconds. */
  delay?: number;
  onRequest?: (request: IncomingMessage) => void;
}

/** Stands in front of the site, in any browser: what is compared goes the same way with and without it. */
export async function startProxy(site: string, options: Options = {}): Promise<Host> {
  const { speculation = true, delay = 0, onRequest } = options;
  const server = createServer(async (asked, answer) => {
    onRequest?.(asked);
    if (delay > 0) await wait(delay);
    const { method, headers, url = '' } = asked;
    const onwards = request(site + url, { method, headers }, (answered) => {
      const { 'speculation-rules': rules, ...rest } = answered.headers;
      answer.writeHead(
        answered.statusCode ?? 502,
        speculation && rules ? { ...rest, 'speculation-rules': rules } : rest,
      );
      answered.pipe(answer);
    });
    onwards.once('error', (error) => answer.destroy(error));
    return asked.pipe(onwards);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (!(address instanceof Object)) throw new Error('The proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
