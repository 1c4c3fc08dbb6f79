import * as http from 'node:http';
import * as https from 'node:https';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import pLimit from 'p-limit';
import { Refused } from '../build/explain.ts';

/** An answer of the live site. */
export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** As it came over the wire: compressed, where the site compresses it. */
  body: Buffer;
  /** The body as text. */
  text: () => string;
}

/** Asks for an address, as a browser would but following no redirect. */
export type Ask = (url: URL, method?: 'GET' | 'HEAD') => Promise<Answer>;

/** A question without an answer: the message says why, as the end of a sentence about the address. */
export class NoAnswer extends Refused {
  /** The system's or OpenSSL's name for it, where it has one. */
  readonly code: string;

  constructor(message: string, code = '') {
    super(message);
    this.code = code;
  }
}

/** How far one look at a site goes, so that it neither burdens the site nor waits for ever. */
export interface Limits {
  /** Questions that are under way at a time. */
  atOnce: number;
  /** How long one may take, and all of them. */
  secondsEach: number;
  secondsInAll: number;
  /** Of one answer. */
  bytes: number;
}
const usual: Limits = { atOnce: 4, secondsEach: 10, secondsInAll: 180, bytes: 5_000_000 };

/**
 * Prepares to ask a site over the network.
 * @param own limits that differ from the usual ones
 * @param ca the certificate of whoever signs the site's, where browsers do not know them
 */
export function asker(own: Partial<Limits> = {}, ca?: string): Ask {
  const limits = { ...usual, ...own };
  const turn = pLimit(limits.atOnce);
  const end = AbortSignal.timeout(limits.secondsInAll * 1000);
  return (url, method = 'GET') => turn(() => askOnce(url, method, end, limits, ca));
}

function askOnce(url: URL, method: string, end: AbortSignal, limits: Limits, ca?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(new NoAnswer(reasonOf(error, url, end.aborted, limits), codeOf(error)));
    if (end.aborted) return fail(new Error());
    const options = {
      method,
      headers: { 'accept-encoding': 'br', 'user-agent': 'check-live' },
      signal: AbortSignal.any([end, AbortSignal.timeout(limits.secondsEach * 1000)]),
    };
    const request = url.protocol === 'https:' ? https.request(url, { ...options, ca }) : http.request(url, options);
    request.on('error', fail).once('response', (answer) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes <= limits.bytes) return;
        reject(new NoAnswer(`sends more than ${limits.bytes.toLocaleString('en')} bytes`));
        request.destroy();
      });
      answer.on('error', fail).once('end', () => {
        const { headers, statusCode: status = 0 } = answer;
        const body = Buffer.concat(chunks);
        resolve({ status, headers, body, text: () => textOf(url, body, headers['content-encoding']) });
      });
    });
    request.end();
  });
}

/** @throws {NoAnswer} when the body is not what its header says */
function textOf(url: URL, body: Buffer, encoding = ''): string {
  try {
    return decompressed(body, encoding).toString();
  } catch {
    throw new NoAnswer(`says that ${url.pathname} is compressed as ${encoding}, but it is not`);
  }
}

/**
 * A body as it was before it was compressed; as it is, where the form is unknown or none.
 * @throws when it is not compressed so
 */
export function decompressed(body: Buffer, encoding = ''): Buffer {
  return decoders[encoding]?.(body) ?? body;
}

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

const codeOf = ({ code = '' }: NodeJS.ErrnoException) => code;

/** Why a request failed, in words. */
function reasonOf(error: NodeJS.ErrnoException, { hostname, port }: URL, isOver: boolean, limits: Limits): string {
  const { name, code = '', message } = error;
  if (isOver) return `was not asked any more: the check ends after ${limits.secondsInAll} seconds`;
  if (name === 'AbortError' || name === 'TimeoutError') return `does not answer within ${limits.secondsEach} seconds`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `is not found: no name server knows ${hostname}`;
  if (code === 'ECONNREFUSED')
    return `does not answer: ${hostname} refuses connections${port ? ` on port ${port}` : ''}`;
  if (code === 'CERT_HAS_EXPIRED') return 'has a certificate that has expired: browsers refuse the site';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return 'has a certificate of another host: browsers refuse the site';
  if (unknownSigner.test(code)) return 'has a certificate that nobody browsers trust has signed: they refuse the site';
  return `does not answer: ${message || code}`;
}

const unknownSigner = /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+)$/;
