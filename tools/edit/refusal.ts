import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Who may ask: a page of this server, at its own address, that has the key. */
export interface Access {
  /** Address and port, as the browser sends them. */
  host: string;
  key: string;
}

/**
 * Why a request that reads or writes a firm's files is refused.
 * @returns nothing where it's allowed
 */
export function refusal({ method, headers }: IncomingMessage, { host, key }: Access): string | undefined {
  if (method !== 'POST') return 'Only POST is allowed';
  // Any website can have its name lead to this computer's address. A request to that name comes from a page of that website.
  if (headers.host !== host) return 'This is another host';
  if (headers.origin !== `http://${host}`) return 'The page that asks is another site’s';
  if (!isSame(String(headers['x-key'] ?? ''), key))
    return 'The key is missing or wrong: open the address that the program printed';
  return undefined;
}

/** Compares in a time that says nothing of how much is alike. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
