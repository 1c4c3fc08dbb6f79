import { createServer as createPlainServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Host } from '../../deploy/host.ts';
import type { Certificate } from './certificate.ts';
import { compressed } from './size.ts';

/** An answer on its way to whoever asked. */
export interface Passing {
  status: number;
  headers: Record<string, string>;
  /** Before it is compressed. */
  body: Buffer;
}

/** What both kinds of servers have in common. */
interface Asked {
  method?: string | undefined;
  url?: string | undefined;
}
interface Response {
  writeHead: (status: number, headers: Record<string, string>) => unknown;
  end: (body: Buffer) => unknown;
}

/** What is changed in the answer to a path. */
export type Plant = (path: string, answer: Passing) => Partial<Passing>;

/**
 * Stands in front of a site, with faults planted.
 * @param certificate for https; without one it is http
 */
export async function startPlanted(site: string, plant: Plant = () => ({}), certificate?: Certificate): Promise<Host> {
  const listener = async ({ method = 'GET', url = '/' }: Asked, response: Response) => {
    const answer = await fetch(site + url, { method, redirect: 'manual' });
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) headers.delete(name);
    const passing = {
      status: answer.status,
      headers: Object.fromEntries(headers),
      body: Buffer.from(await answer.arrayBuffer()),
    };
    const { status, headers: sent, body } = { ...passing, ...plant(url, passing) };
    const isText = /text|xml/.test(sent['content-type'] ?? '') && sent['content-encoding'] !== 'identity';
    response.writeHead(status, isText ? { ...sent, 'content-encoding': 'br' } : sent);
    response.end(isText && method === 'GET' ? compressed(body) : body);
  };
  const server = certificate
    ? createSecureServer({ ...certificate, allowHTTP1: true }, listener)
    : createPlainServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (!(address instanceof Object)) throw new Error('The server has no port');
  return {
    url: certificate ? `https://localhost:${address.port}` : `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
      }),
  };
}
