import * as fc from 'fast-check';
import { siteFiles } from '../../../deploy/site-files.ts';
import { oddMethods, oddTargets, oddVersions, pathPieces } from './odd-values.ts';

/** What a host is sent, and what it may make of it. */
export interface Nonsense {
  /** The bytes, one character for each. */
  text: string;
  method: string;
  target: string;
  /**
   * What it holds, read as RFC 9112 says: the request itself, and the one hidden behind it where that is another. Not
   * known of bytes that were changed at random.
   */
  holds?: readonly ('request' | 'hidden')[];
}

/** Asked for only after nonsense, on the same connection: whose answer it is shows in its bytes. */
export const nextFile = '/robots.txt';
/** Asked for only where it is hidden in another request. */
export const hiddenFile = '/manifest.webmanifest';

/** Stands in no file of the site; no answer repeats it. */
export const marker = 'zq7xmark';
const markup = `${marker}<script>alert("1")</script>'>${marker}`;

/** Another site, which nobody is to be led to. */
const elsewhere = 'elsewhere.example';

/** What is nonsense in a request: one name for each kind. */
export const kinds = ['addresses', 'request lines', 'headers', 'ranges', 'framing', 'noise'] as const;
export type Kind = (typeof kinds)[number];

/**
 * Requests of each kind.
 * @param host the one that is asked, as the header of that name has it
 */
export function nonsense(host: string): Record<Kind, fc.Arbitrary<Nonsense>> {
  const request = (changes: Partial<Parts>): fc.Arbitrary<Nonsense> =>
    fc.record({ ...plain(host), ...changes }).map(written);
  return {
    addresses: request({ target: fc.oneof(paths, targets) }),
    'request lines': request({ method: methods, target: fc.oneof(pagePaths, targets), version: versions }),
    headers: request({
      target: fc.oneof(pagePaths, paths),
      host: hosts(host),
      headers: fc.array(oddHeaders, { maxLength: 8 }),
    }),
    ranges: request({ headers: fc.array(fc.oneof(ranges, conditions, encodings), { minLength: 1, maxLength: 3 }) }),
    framing: framing(host),
    noise: noise(request({ target: fc.oneof(pagePaths, paths), headers: fc.array(oddHeaders, { maxLength: 3 }) })),
  };
}

interface Written {
  method: string;
  target: string;
  version: string;
  host: string;
  headers: string[];
}

type Parts = { [Part in keyof Written]: fc.Arbitrary<Written[Part]> };

function written({ method, target, version, host, headers }: Written): Nonsense {
  const lines = [`${method} ${target}${version && ` ${version}`}`, host, ...headers].filter((line) => line !== '');
  return { text: `${lines.join('\r\n')}\r\n\r\n`, method, target, holds: ['request'] };
}

const files = siteFiles('dist').filter((file) => ![nextFile, hiddenFile].includes(file));
const pagePaths = fc.constantFrom('/', '/nope', ...files, ...files.map((file) => file.replace(/\.html$/, '')));

const plain = (host: string): Parts => ({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
  target: pagePaths,
  version: fc.constant('HTTP/1.1'),
  host: fc.constant(`Host: ${host}`),
  headers: fc.constant([]),
});

/** Ways out of a folder, and other pieces that addresses are made of. */
const pieces = fc.oneof(
  fc.constantFrom(...pathPieces),
  fc.constantFrom(elsewhere, `@${elsewhere}`, `http:${elsewhere}`, `https://${elsewhere}`, 'javascript:alert(1)'),
  fc.constantFrom(markup, encodeURIComponent(markup), `"onload=${marker}`, `'${marker}`, `<${marker}>`),
  fc.string({ unit: 'binary', maxLength: 6 }).map((text) => escaped(text)),
  fc.string({ unit: 'grapheme-ascii', maxLength: 6 }),
  fc.nat(255).map((byte) => `%${byte.toString(16).padStart(2, '0')}`),
);

const escaped = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

const folders = fc.array(pieces, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);
const climbs = fc
  .tuple(pieces, fc.integer({ min: 1, max: 12 }), fc.constantFrom('/', '%2f', '\\', '%5c'), pieces)
  .map(([up, times, slash, last]) => `/${`${up}${slash}`.repeat(times)}${last}`);
/** A path of the site in which something is replaced, added or escaped. */
const mutated = fc.tuple(pagePaths, fc.nat(40), fc.nat(3), pieces).map(([path, at, removed, piece]) => {
  const place = 1 + (at % path.length);
  return path.slice(0, place) + piece + path.slice(place + removed);
});
const respelt = fc
  .tuple(pagePaths, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }))
  .map(([path, which]) => path.replace(/[^/]/g, (letter, at: number) => (which[at % 8] ? escaped(letter) : letter)));
const long = fc
  .tuple(pieces, fc.constantFrom(10, 100, 255, 1000, 4000, 9000, 20_000, 60_000))
  .map(([piece, length]) => `/${(piece || 'a').repeat(length / (piece.length || 1))}`);
const queries = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.array(pieces, { maxLength: 4 }).map((parts) => `?${parts.join('&')}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      `?${markup}`,
      '?',
      '??',
      '#',
      `#${marker}`,
      '?%00',
      `?next=//${elsewhere}`,
      `?${'q'.repeat(9000)}`,
    ),
  },
);
const paths = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: folders }, { weight: 4, arbitrary: mutated }, climbs, respelt, {
      weight: 1,
      arbitrary: long,
    }),
    queries,
  )
  .map((parts) => parts.join(''));

/** Targets that are no path. */
const targets = fc.oneof(
  fc.constantFrom(...oddTargets),
  fc
    .tuple(
      fc.constantFrom('http', 'https', 'HTTP', 'ftp', 'file', 'javascript', 'data'),
      fc.constantFrom(elsewhere, '', '[::1]', '127.0.0.1:1', `a@${elsewhere}`, markup),
      pagePaths,
    )
    .map(([scheme, authority, path]) => `${scheme}://${authority}${path}`),
  fc.constantFrom(
    `${elsewhere}:443`,
    `//${elsewhere}`,
    `///${elsewhere}/`,
    `/\\${elsewhere}/`,
    `/%2f${elsewhere}/index`,
  ),
);

const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT'];
const methods = fc.oneof(
  fc.constantFrom(...knownMethods),
  fc.constantFrom(marker, markup, ...oddMethods),
  fc.string({ unit: 'grapheme-ascii', maxLength: 5 }),
);
const versions = fc.oneof({ weight: 3, arbitrary: fc.constant('HTTP/1.1') }, fc.constantFrom(markup, ...oddVersions));

const hosts = (host: string) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(`Host: ${host}`) },
    fc.constantFrom(
      '',
      'Host:',
      'Host: ',
      `Host: ${elsewhere}`,
      `Host: ${host}\r\nHost: ${elsewhere}`,
      `Host: ${host},${elsewhere}`,
      `host:${host}`,
    ),
    fc.constantFrom(
      `Host: ${host}@${elsewhere}`,
      `Host: ${elsewhere}#${host}`,
      'Host: a b',
      `Host: ${markup}`,
      'Host: [::1]:80',
      'Host: ../../etc',
      `Host : ${host}`,
      `Host: ${host}:0x50`,
      `Host: ${'h'.repeat(9000)}`,
    ),
  );

const values = fc.oneof(
  fc.constantFrom(
    '',
    '*',
    '/',
    '/about',
    '0',
    '-1',
    'null',
    markup,
    `${marker}\x00`,
    `\xff${marker}\xfe`,
    `//${elsewhere}/`,
    '{env.PATH}',
    'a'.repeat(5000),
  ),
  pieces,
);

const ranges = fc
  .oneof(
    fc.constantFrom(
      'bytes=-',
      'bytes=0',
      'bytes',
      'bytes=',
      'bytes=-0',
      'bytes=5-2',
      'bytes=0-18446744073709551615',
      'items=0-5',
      'bytes=a-b',
      'bytes=0-0,0-0',
      'bytes=0--1',
    ),
    fc
      .array(fc.tuple(fc.integer({ min: -9, max: 70_000 }), fc.integer({ min: -9, max: 70_000 })), {
        minLength: 1,
        maxLength: 4,
      })
      .map((pairs) => `bytes=${pairs.map(([from, to]) => `${from < 0 ? '' : from}-${to < 0 ? '' : to}`).join(',')}`),
    fc
      .constantFrom(50, 300, 1000)
      .map((count) => `bytes=${Array.from({ length: count }, (_, at) => `${at}-`).join(',')}`),
    fc.constantFrom(50, 300, 1000).map((count) => `bytes=${Array.from({ length: count }, () => '0-0').join(',')}`),
  )
  .map((value) => `Range: ${value}`);

const conditions = fc.oneof(
  fc
    .constantFrom('If-None-Match', 'If-Match', 'If-Range')
    .chain((name) =>
      fc
        .constantFrom(
          '*',
          '""',
          'W/""',
          '"',
          'W/',
          '"a","b",*',
          `"${marker}"`,
          `"${'e'.repeat(4000)}"`,
          `${'"a",'.repeat(800)}"b"`,
        )
        .map((value) => `${name}: ${value}`),
    ),
  fc
    .constantFrom('If-Modified-Since', 'If-Unmodified-Since', 'If-Range')
    .chain((name) =>
      fc
        .constantFrom('Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 9999 23:59:59 GMT', '0', 'yesterday', '-1', '')
        .map((value) => `${name}: ${value}`),
    ),
);

const encodings = fc
  .oneof(
    fc.array(
      fc.tuple(
        fc.constantFrom('br', 'gzip', 'zstd', 'deflate', 'identity', '*', 'BR', 'x', marker, ''),
        fc.constantFrom('', ';q=0', ';q=1', ';q=0.5', ';q=-1', ';q=2', ';q=x', ';', ';q'),
      ),
      { maxLength: 6 },
    ),
    fc.constant(Array.from({ length: 900 }, () => ['br', ';q=0.1'] as [string, string])),
  )
  .map((list) => `Accept-Encoding: ${list.map((pair) => pair.join('')).join(', ')}`);

const oddHeaders = fc.oneof(
  ranges,
  conditions,
  encodings,
  fc
    .tuple(
      fc.constantFrom(
        ...[
          'X-Forwarded-For',
          'X-Forwarded-Host',
          'X-Forwarded-Proto',
          'X-Forwarded-Port',
          'X-Forwarded-Prefix',
          'X-Original-URL',
          'X-Rewrite-URL',
          'X-Original-Host',
          'X-Host',
          'X-HTTP-Method-Override',
          'Forwarded',
          'Via',
          'True-Client-IP',
          'CF-Connecting-IP',
          'Max-Forwards',
        ],
        ...[
          'User-Agent',
          'Referer',
          'Cookie',
          'Origin',
          'Accept',
          'Accept-Language',
          'Authorization',
          'Cache-Control',
          'Pragma',
          'Proxy',
          'Proxy-Authorization',
          'TE',
          'Trailer',
          'Sec-Purpose',
          'Access-Control-Request-Method',
          'Content-Type',
          'Content-Encoding',
          'Date',
          'From',
          'X',
        ],
      ),
      values,
    )
    .map((pair) => pair.join(': ')),
  fc.constantFrom(
    ...[
      'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
      'Upgrade: nonsense\r\nConnection: upgrade',
    ],
    ...[
      'Expect: 100-continue',
      'Expect: nonsense',
      'Connection: close',
      'Connection: keep-alive',
      'Connection: Host, X-Forwarded-For',
      'Keep-Alive: timeout=99999',
      'HTTP2-Settings: x',
    ],
    ...[
      `X-Forwarded-Host: ${elsewhere}\r\nX-Forwarded-Proto: https`,
      `Forwarded: host=${elsewhere};proto=https`,
      ': empty',
      'no colon',
      ' X: folded',
      `X-${markup}: 1`,
      'X\0: 1',
      'X: a\rb',
      'X: a\nY: b',
      'X : a',
    ],
  ),
  fc
    .constantFrom(100, 500, 3000)
    .map((count) => Array.from({ length: count }, (_, at) => `X-${at}: ${at}`).join('\r\n')),
  fc.constantFrom(4000, 9000, 20_000, 100_000).map((length) => `X-Long: ${'x'.repeat(length)}`),
);

/** Requests of which two readers may disagree where they end. */
function framing(host: string): fc.Arbitrary<Nonsense> {
  const hidden = `GET ${hiddenFile} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const size = hidden.length;
  const chunk = (text: string, extension = '') => `${text.length.toString(16)}${extension}\r\n${text}\r\n`;
  const both: Nonsense['holds'] = ['request', 'hidden'];
  const one: Nonsense['holds'] = ['request'];
  /** The lines that state the length, the body, and what the whole holds where it is not refused. */
  const shapes: readonly [string, string, Nonsense['holds']][] = [
    [`Content-Length: ${size}`, hidden, one],
    ['Content-Length: 0', hidden, both],
    ['', hidden, both],
    [`Content-Length: ${size}\r\nTransfer-Encoding: chunked`, `0\r\n\r\n${hidden}`, both],
    [`Transfer-Encoding: chunked\r\nContent-Length: ${size + 5}`, `0\r\n\r\n${hidden}`, both],
    ['Content-Length: 4\r\nTransfer-Encoding: chunked', `${chunk(hidden)}0\r\n\r\n`, one],
    ['Transfer-Encoding: chunked', `${chunk(hidden)}0\r\n\r\n`, one],
    ['Transfer-Encoding: chunked', `${chunk(hidden, ';a=b')}0;c\r\n\r\n`, one],
    ['Transfer-Encoding: chunked', `${chunk(hidden, `;a="\r\n${hidden}"`)}0\r\n\r\n`, undefined],
    ['Transfer-Encoding: chunked', `${chunk(hidden, ';\n')}0\r\n\r\n`, undefined],
    [
      'Transfer-Encoding: chunked',
      `${chunk('x')}0\r\nX-Trailer: ${marker}\r\nContent-Length: ${size}\r\n\r\n${hidden}`,
      both,
    ],
    ['Transfer-Encoding: chunked', `0\r\n\r\n${hidden}`, both],
    ['Transfer-Encoding: chunked', `-1\r\n\r\n${hidden}`, one],
    ['Transfer-Encoding: chunked', `ffffffffffffffff1\r\n${hidden}`, one],
    ['Transfer-Encoding: chunked', `0x${size.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`, one],
    ['Transfer-Encoding: chunked', `+${chunk(hidden)}0\r\n\r\n`, one],
    ['Transfer-Encoding: chunked', `1\r\nxx\r\n0\r\n\r\n${hidden}`, undefined],
    ['Transfer-Encoding: chunked', `${'1\r\nx\r\n'.repeat(2000)}0\r\n\r\n`, one],
    ['Transfer-Encoding: chunked', `1${`;${'e'.repeat(20_000)}`}\r\nx\r\n0\r\n\r\n`, one],
    ['Transfer-Encoding: chunked, identity', `0\r\n\r\n${hidden}`, both],
    ['Transfer-Encoding: identity, chunked', `0\r\n\r\n${hidden}`, both],
    ['Transfer-Encoding: gzip, chunked', `0\r\n\r\n${hidden}`, both],
    ['Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked', `0\r\n\r\n${hidden}`, both],
    ['Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', `0\r\n\r\n${hidden}`, both],
    [`Content-Length: ${size}\r\nTransfer-Encoding: xchunked`, hidden, one],
    [`Content-Length: ${size}\r\nTransfer-Encoding:\x0bchunked`, hidden, one],
    [`Content-Length: ${size}\r\nTransfer-Encoding : chunked`, hidden, one],
    [`Content-Length: ${size}\r\n Transfer-Encoding: chunked`, hidden, one],
    [`Content-Length: ${size}\r\nX: y\r\n\tTransfer-Encoding: chunked`, hidden, one],
    [`Content-Length: ${size}\r\nX: y\nTransfer-Encoding: chunked`, `0\r\n\r\n${hidden}`, both],
    [`Content-Length: ${size}\r\nX: y\rTransfer-Encoding: chunked`, hidden, one],
    [`Content-Length: ${size}\r\nTransfer_Encoding: chunked`, hidden, one],
    [`Content-Length: ${size}\r\n"Transfer-Encoding": chunked`, hidden, one],
    ['tRANSFER-eNCODING: CHUNKED', `0\r\n\r\n${hidden}`, both],
    [`Content-Length: 0\r\nContent-Length: ${size}`, hidden, one],
    [`Content-Length: ${size}\r\nContent-Length: 0`, hidden, one],
    [`Content-Length: ${size}\r\nContent-Length: ${size}`, hidden, one],
    [`Content-Length: ${size}, ${size}`, hidden, one],
    [`Content-Length: 0, ${size}`, hidden, one],
    [`Content-Length: +${size}`, hidden, one],
    [`Content-Length: -${size}`, hidden, one],
    [`Content-Length: 0x${size.toString(16)}`, hidden, one],
    [`Content-Length: ${size}.0`, hidden, one],
    [`Content-Length: 1e3`, hidden, one],
    [`Content-Length: 00000000000000000000${size}`, hidden, one],
    [`Content-Length: 99999999999999999999`, hidden, one],
    [`Content-Length: 18446744073709551616`, hidden, one],
    [`Content-Length: ${size + 1000}`, hidden, one],
    ['Content-Length:', hidden, both],
    ['Content-Length: \r\n', hidden, undefined],
    [`Content-Length : ${size}`, hidden, one],
    [`Content-Length: ${size}\r\nExpect: 100-continue`, hidden, one],
    [`Content-Length: ${size}\r\nConnection: Content-Length`, hidden, one],
    ['Transfer-Encoding: chunked\r\nConnection: Transfer-Encoding', `0\r\n\r\n${hidden}`, both],
    [`Content-Length: ${size}\r\nUpgrade: h2c\r\nConnection: Upgrade`, hidden, one],
    [`Sec-WebSocket-Key1: x\r\nUpgrade: websocket\r\nConnection: Upgrade`, hidden, both],
  ];
  return fc
    .record({
      shape: fc.constantFrom(...shapes),
      method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
      target: pagePaths,
      version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0'),
      before: fc.constantFrom('', '', '', '\r\n', '\r\n\r\n'),
      lineEnd: fc.constantFrom('\r\n', '\r\n', '\r\n', '\n'),
    })
    .map(({ shape: [lines, body, holds], method, target, version, before, lineEnd }) => {
      const head = [`${method} ${target} ${version}`, `Host: ${host}`, ...(lines ? [lines] : []), '', ''].join(lineEnd);
      return { text: before + head + body, method, target, ...(holds ? { holds } : {}) };
    });
}

/** Requests with bytes changed, lost or put in at random. */
function noise(requests: fc.Arbitrary<Nonsense>): fc.Arbitrary<Nonsense> {
  const bytes = fc.oneof(
    fc.constantFrom('\r', '\n', '\r\n', '\r\n\r\n', '\0', ' ', ':', '\t', '\xff', '\x80', '\x1b'),
    fc.array(fc.nat(255), { maxLength: 12 }).map((codes) => String.fromCharCode(...codes)),
  );
  const changes = fc.array(fc.tuple(fc.nat(2000), fc.nat(4), bytes), { minLength: 1, maxLength: 6 });
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(requests, changes)
        .map(([{ text, method, target }, list]) => ({ text: list.reduce(changed, text), method, target })),
    },
    {
      weight: 1,
      arbitrary: fc
        .array(fc.nat(255), { maxLength: 400 })
        .map((codes) => ({ text: String.fromCharCode(...codes), method: '', target: '' })),
    },
    { weight: 1, arbitrary: fc.constantFrom(...otherProtocols).map((text) => ({ text, method: '', target: '' })) },
  );
}

const changed = (text: string, [at, removed, put]: [number, number, string]) => {
  const place = at % (text.length + 1);
  return text.slice(0, place) + put + text.slice(place + removed);
};

/** What scanners send to any port. */
const otherProtocols = [
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\x12\x04\0\0\0\0\0\0\x03\0\0\0\x64',
  '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
  'SSH-2.0-OpenSSH_9.2\r\n',
  'EHLO example.org\r\n',
  '\x05\x01\0',
  '\x04\x01\0\x50\x7f\0\0\x01\0',
  'PROXY TCP4 192.0.2.1 192.0.2.2 1 2\r\nGET / HTTP/1.1\r\n\r\n',
  '*1\r\n$4\r\nPING\r\n',
  'GET /\r\n',
  'GET / \r\n\r\n',
  'GET\r\n\r\n',
  '\0'.repeat(500),
  '\r\n'.repeat(500),
  ' '.repeat(5000),
];
