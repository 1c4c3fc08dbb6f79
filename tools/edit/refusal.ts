import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Values that a request must have to be allowed: the address of this server, and the key that the program created. */
export interface Access {
  /** Address and port of this server, as browsers send them in `Host`. */
  host: string;
  key: string;
}

/**
 * Says why a request that reads or writes a firm's files is refused.
 * @returns undefined if the request is allowed
 */
export function refusal({ method, headers }: IncomingMessage, { host, key }: Access): string | undefined {
  if (method !== 'POST') return 'Only POST is allowed';
  // Guards against DNS rebinding: any website can make its own host name lead to this computer. The browser then sends that name as `Host`.
  if (headers.host !== host) return 'This is another host';
  if (headers.origin !== `http://${host}`) return 'The page that asks is another site’s';
  if (!isSame(String(headers['x-key'] ?? ''), key))
    return 'The key is missing or wrong: open the address that the program printed';
  return undefined;
}

/** Compares two texts in a time that doesn't depend on how many characters are the same. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
