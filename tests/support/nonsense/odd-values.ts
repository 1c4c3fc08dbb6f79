/** The words of a text. */
const list = (text: string) => text.trim().split(/\s+/);

/** Ways to the folder above, as servers have taken them for one. */
const climbing = list(String.raw`
  .. . ... %2e%2e %2E. .%2e %252e%252e ..; ..%00 ..\ ..%5c %2e%2e%5c %2e%2e%2f ..%c0%af %c0%ae%c0%ae %e0%80%ae%e0%80%ae
  %f0%80%80%ae %uff0e%uff0e %u002e`);

/** Escapes that are none, or of letters that an address doesn't have. */
const escapes = list('%00 %0a %0d%0aX-Set:%20zq7xmark %09 %20 %ff %c3%28 %ed%a0%80 % %2 %zz %25 %2500');

/** What servers, shells and templates read as more than a letter. */
const signs = list(String.raw`/ // \ %2f %5C ; : ~ @ $ * & | ${'`id`'} $HOME {env.PATH} {http.request.uri}`);

/** Files that may lie beside a site, or on its machine. */
const guessedFiles = list(`
  etc passwd etc/passwd Caddyfile package.json secret.txt site dist wrangler.jsonc .git/config .env _headers _redirects .html .br .gz
  .zst index index.html 404 500 404.html . proc/self/environ cgi-bin cdn-cgi .well-known wp-login.php areas drawings con nul C:`);

/** Pieces that addresses are made of. */
export const pathPieces = ['', '\xc0\xae\xc0\xae', ...climbing, ...escapes, ...signs, ...guessedFiles];

/** Targets of a request that are no path. */
export const oddTargets = [
  '',
  '/\0',
  '\x7f',
  '/ /',
  '/\t',
  ...list(String.raw`* nope ? # \ http: http:// http:/// about:blank`),
];

export const oddMethods = [
  '',
  ' GET',
  'GET\t',
  'GET\0',
  'A'.repeat(9000),
  ...list('get Get PROPFIND PURGE DEBUG TRACK PRI G'),
];

export const oddVersions = [
  '',
  'HTTP/1.1 ',
  'HTTP/1.1\0',
  ...list(
    'HTTP/1.0 HTTP/0.9 HTTP/2.0 HTTP/3 HTTP/1.2 HTTP/1.11 HTTP/9.9 http/1.1 HTTP HTTP/ HTP/1.1 ICY/1.0 HTTP/-1.1 HTTP/1,1',
  ),
];
