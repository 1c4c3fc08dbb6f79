import type { HostName } from '../../../deploy/host.ts';
import type { Answer } from './answers.ts';
import type { Nonsense } from './requests.ts';

/** An answer that says nothing about the site, since the request never got to it. */
interface OwnAnswer {
  /** What is counted, and shown in the report. */
  sort: string;
  status: number;
  /** Whether such a request may get it, with such a body; HEAD gets none. */
  fits: (request: Nonsense, body: string) => boolean;
  /** The head of a request that gets it, without an end; `Host: x` is the host's. */
  example: string;
  /** What the site answers to the example, where that may come before the server has noticed what is wrong. */
  siteFirst?: number;
}

const plain = 'GET / HTTP/1.1\r\nHost: x';
const anyRequest = () => true;

/** Of the HTTP servers themselves, to what is no request to the site. Decision 11 tells whose each of wrangler's is. */
export const ownAnswers: Record<HostName, readonly OwnAnswer[]> = {
  caddy: [
    { sort: 'no request', status: 400, fits: anyRequest, example: 'GET' },
    {
      sort: 'an unknown expectation',
      status: 417,
      fits: ({ text }) => /expect/i.test(text),
      example: `${plain}\r\nExpect: nonsense`,
    },
    {
      sort: 'too long',
      status: 431,
      fits: ({ text }) => text.length > 16_000,
      example: `${plain}\r\nX: ${'x'.repeat(30_000)}`,
    },
    {
      sort: 'a method of more than 32 letters',
      status: 405,
      fits: ({ text }) => /^\s*\S{33}/.test(text),
      example: `${'A'.repeat(33)} / HTTP/1.1\r\nHost: x`,
    },
    {
      sort: 'an unknown transfer coding',
      status: 501,
      fits: ({ text }) => /transfer-encoding/i.test(text),
      example: `${plain}\r\nTransfer-Encoding: x`,
    },
    { sort: 'an unknown version', status: 505, fits: anyRequest, example: 'GET / HTTP/9.9\r\nHost: x' },
    {
      sort: 'OPTIONS *',
      status: 200,
      fits: ({ text }, body) => /^\s*OPTIONS +\*/.test(text) && body === '',
      example: 'OPTIONS * HTTP/1.1\r\nHost: x',
    },
  ],
  cloudflare: [
    { sort: 'no request', status: 400, fits: anyRequest, example: 'GET' },
    {
      sort: 'too long an address',
      status: 414,
      fits: ({ target }) => target.length > 60_000,
      example: `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nHost: x`,
    },
    { sort: 'an unknown method', status: 501, fits: anyRequest, example: 'NONSENSE / HTTP/1.1\r\nHost: x' },
    {
      sort: 'an unknown form of compression, and no other',
      status: 415,
      fits: ({ text }) => /accept-encoding/i.test(text),
      example: `${plain}\r\nAccept-Encoding: identity;q=0`,
    },
    {
      sort: 'wrangler’s own paths',
      status: 500,
      fits: ({ target }) => /cdn-cgi/.test(target),
      example: 'GET /cdn-cgi/handler/scheduled HTTP/1.1\r\nHost: x',
    },
    {
      sort: 'a host that is none',
      status: 500,
      fits: ({ text }, body) =>
        /^(Internal Server Error$|TypeError: Fetch API cannot load|$)/.test(body) && !hasHost(text),
      example: 'GET / HTTP/1.1\r\nHost: a b',
    },
    {
      sort: 'CONNECT, or *',
      status: 500,
      fits: ({ method, target }) => method === 'CONNECT' || target === '*',
      example: 'GET * HTTP/1.1\r\nHost: x',
    },
    {
      sort: 'a body that breaks off',
      status: 500,
      fits: ({ text }, body) =>
        /^(Error: Network connection lost|$)/.test(body) && /\n(transfer-encoding|content-length)/i.test(text),
      example: `PUT / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2;a="\r\nno chunk`,
      siteFirst: 405,
    },
    {
      sort: 'too many escapes',
      status: 500,
      fits: ({ target }, body) => /^(Error: internal error|$)/.test(body) && target.length > 16_000,
      example: `GET /${'"'.repeat(50_000)} HTTP/1.1\r\nHost: x`,
    },
    {
      sort: 'too many headers',
      status: 500,
      fits: ({ text }, body) => /^(DataCloneError: .*header count|$)/.test(body) && text.split('\n').length > 1000,
      example: `${plain}${'\r\nX: x'.repeat(3000)}`,
    },
  ],
};

/**
 * @param body without its compression
 * @returns which of the server's own answers it is, if one
 */
export function ownAnswer(
  host: HostName,
  request: Nonsense,
  { status, headers }: Answer,
  body: string,
): string | undefined {
  // The site's answers say where the rules for browsers are; no server does so by itself.
  if (headers.has('speculation-rules')) return undefined;
  const own = ownAnswers[host].find((one) => one.status === status && one.fits(request, body));
  return own && `${status}, ${own.sort}`;
}

/** Whether a request names one host, as an address could. */
function hasHost(text: string): boolean {
  const [head = ''] = text.trimStart().split(/\r?\n\r?\n/);
  const [host, ...others] = [...head.matchAll(/\nhost:[ \t]*(.*?)[ \t]*\r?$/gim)].map(([, name]) => name);
  return others.length === 0 && URL.canParse(`http://${host}`) && /^[\w.:-]+$/.test(host ?? '');
}
