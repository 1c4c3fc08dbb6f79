/**
 * What every host of the site does, said once: the files of Cloudflare (`cloudflare/rule-files.ts`) and Caddy
 * (`caddy/caddyfile.ts`) are written from it.
 */
export interface HostRules {
  /** In their order: a later one replaces what an earlier one says of the same header. */
  headers: readonly HeaderRule[];
  /** Cloudflare follows the first that fits, Caddy each in turn: both end at the same address. */
  redirects: readonly Redirect[];
}

export interface HeaderRule {
  /** A path from the site's root, in which `*` stands for any characters. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

export interface Redirect {
  /** A path; `*` at its start or its end stands for any characters. */
  from: string;
  /** Where to, with `:splat` for those characters. */
  to: string;
}

/** Permanent, and the method stays (RFC 9110). */
export const permanentRedirect = 308;

/** How long a browser keeps an answer that has no rule of its own: it asks each time whether there is a newer one. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** The path of a rule for everything. */
export const everyPath = '/*';

/** The pages for unknown addresses and for failures. They have none themselves: asked for by name, they are as unknown as any. */
export const notFoundPage = '/404';
export const failurePage = '/500';
export const namelessPages = [notFoundPage, failurePage];

/** What a site's files are, by the ends of their names. Caddy is told all of them, since it asks the machine that it runs on. */
export const contentTypes = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

const aDay = 'public, max-age=86400';
const immutable = 'public, max-age=31536000, immutable';

/**
 * The rules for a site.
 * @param files what it consists of, as paths from its root
 */
export function hostRules(files: readonly string[]): HostRules {
  return { headers: [everywhere, ...namedFiles(files), ...hashedFiles(files)], redirects };
}

/** One address for each page. Query strings go along. */
const redirects: readonly Redirect[] = [
  { from: '/index', to: '/' },
  { from: '/index.html', to: '/' },
  { from: '/*/index', to: '/:splat' },
  { from: '/*/index.html', to: '/:splat' },
  { from: '/*.html', to: '/:splat' },
  { from: '/*/', to: '/:splat' },
];

/** Features that no page uses: those that ask the reader for permission, read sensors, or reach other devices or sites. */
const featuresOff = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * With every answer of the site, errors and redirects included. Each page carries its own policy besides (decision 3); this one has what
 * only a header can say, and what holds for all. `Allow` is for the answer 405, which must name what is allowed (RFC 9110).
 */
const everywhere: HeaderRule = {
  path: everyPath,
  headers: {
    Allow: 'GET, HEAD',
    'Content-Security-Policy': "frame-ancestors 'none';require-trusted-types-for 'script';trusted-types 'none'",
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': featuresOff.map((feature) => `${feature}=()`).join(','),
    'Referrer-Policy': 'same-origin',
    'Speculation-Rules': '"/speculation-rules.json"',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
  },
};

/** Files with a type that hosts don't know by the name, or that other sites may show. */
function namedFiles(files: readonly string[]): HeaderRule[] {
  return [
    // The browser reads the rules under this type only.
    {
      path: '/speculation-rules.json',
      headers: { 'Cache-Control': aDay, 'Content-Type': 'application/speculationrules+json' },
    },
    // A phone knows a contact by this type.
    ...files
      .filter((file) => file.endsWith('.vcf'))
      .map((path) => ({ path, headers: { 'Content-Type': contentTypes.vcf } })),
    // Whoever sends a link has its picture shown beside it.
    { path: '/share/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  ];
}

/** Cloudflare reads 100 rules; photographs beyond this many are asked for each time. */
const mostHashed = 90;

/**
 * Files whose names change with their content are kept for good. They are named one by one: a host gives these headers
 * to its 404 as well, and a file that is missing now may come.
 */
function hashedFiles(files: readonly string[]): HeaderRule[] {
  const paths = files.flatMap((file) => hashed.exec(file)?.[0] ?? []);
  // The sizes of one photograph have one rule.
  const unique = [...new Set(paths.map((path) => (path.endsWith('-') ? `${path}*` : path)))];
  return unique.slice(0, mostHashed).map((path) => ({ path, headers: { 'Cache-Control': immutable } }));
}

const hashed = /^\/(_astro\/.+|[a-z-]+-[\da-f]{8}\.(js|woff2)|photographs\/.+-[\da-f]{6}-(?=\d+\.\w+$))/;
