import { contentTypes, type HeaderRule, type RedirectRule } from '../host-rules.ts';

/**
 * Returns the text of a .htaccess file, with which Apache 2.4 serves the site as the other hosts do. The file needs Apache's modules
 * rewrite, headers, mime and dir. Ordinary web hosting has these.
 * @param rules.headers header rules of the built site
 * @param rules.redirects redirects of the built site
 * @param rules.site address of the site
 * @param rules.other the same address with "www." if `site` has none, otherwise without "www."; redirects to `site`
 */
export function htaccess(rules: {
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
  site: string;
  other: string;
}): string {
  return `# Settings of the site for Apache 2.4, written by npm run package.
# Keep this file in the folder that Apache serves at the site's address.
${fileTypes()}
${rules.headers.map(headersOf).join('\n')}
ErrorDocument 404 /404.html
ErrorDocument 500 /500.html
DirectorySlash Off
DirectoryIndex disabled
FileETag MTime Size
<IfModule mod_negotiation.c>
Options -MultiViews
</IfModule>
RewriteEngine On
# Once Apache or a rule below has chosen a page or an error page, the next three rules choose its compressed copy. Other requests skip
# these rules.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^ - [S=3]
${compressed}
RewriteRule ^ - [END]
${toSite(rules.site, rules.other)}
${otherMethods}
${nonsense}
${rules.redirects.map(redirectOf).join('\n')}
${superfluous}
${pages}
${compressed}
`;
}

function fileTypes(): string {
  const types = Object.entries(contentTypes).map(([ending, type]) => `AddType "${type}" .${ending}`);
  return [...types, 'RemoveType .br .gz', 'AddEncoding br .br', 'AddEncoding gzip .gz'].join('\n');
}

/**
 * Directives for one header rule. `always` sets a header on errors and redirects too. The pattern also matches the compressed copy
 * of a file (.br or .gz), because Apache may send the copy instead.
 */
function headersOf({ path, headers }: HeaderRule): string {
  const lines = headers.map(({ name, value }) => `Header always set ${name} "${value.replaceAll('"', '\\"')}"`);
  if (path === '/*') return [...always, ...lines].join('\n');
  return [`<If "%{REQUEST_URI} =~ m#^${patternOf(path)}(\\.br|\\.gz)?$#">`, ...lines, '</If>'].join('\n');
}

/** Directives for headers that Cloudflare and Caddy send without a rule in _headers. */
const always = [
  'Header always set Cache-Control "public, max-age=0, must-revalidate"',
  'Header always merge Vary Accept-Encoding',
  'Header always unset X-Powered-By',
];

/** Regular expression for the path of a rule, in which `*` stands for any text. */
const patternOf = (path: string) => path.replace(/[.+?^${}()|[\]\\#]/g, '\\$&').replaceAll('*', '(.*)');

function toSite(site: string, other: string): string {
  const [own, wrong] = [site, other].map((address) => new URL(address).host.replaceAll('.', '\\.'));
  return `# The site has one address, with https: other addresses redirect there. If a proxy stands in front of Apache, its header
# X-Forwarded-Proto says whether the visitor used https.
RewriteCond %{HTTP_HOST} ^${wrong}(:\\d+)?$ [NC]
RewriteRule ^ ${site}%{REQUEST_URI} [R=308,END,NE]
RewriteCond %{HTTP_HOST} ^${own}(:80)?$ [NC]
RewriteCond %{HTTPS} !=on
RewriteCond %{HTTP:X-Forwarded-Proto} !=https
RewriteRule ^ ${site}%{REQUEST_URI} [R=308,END,NE]`;
}

const otherMethods = `RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,END]`;

const nonsense = `# Answers 404 to addresses with a backslash or a control character, because a redirect from there
# could lead to another site. Answers 404 to the addresses of compressed copies too.
RewriteCond %{THE_REQUEST} "^\\S+ [^?\\s]*(\\\\|%5c|%00|%0[9ad])" [NC,OR]
RewriteCond %{THE_REQUEST} "^\\S+ /+[^?\\s]*\\.(br|gz)[?\\s]" [NC]
RewriteRule ^ - [R=404,END]`;

/**
 * Directives for one redirect. The condition reads THE_REQUEST, the address as the browser sent it, because other rules may have rewritten
 * the address in REQUEST_URI. The pattern also matches extra slashes at the start: with them, a redirect could lead to another site.
 */
function redirectOf({ from, to, status }: RedirectRule): string {
  const pattern = from
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/^\//, '/+')
    .replace('*', '([^?\\s]*?)');
  const condition = `RewriteCond %{THE_REQUEST} "^\\S+ ${pattern}(\\?\\S*)?(\\s|$)"`;
  // A rule with status 200 doesn't redirect. There are two kinds: a verification file of Google is served at its own path, and the path of
  // an error page answers 404.
  if (status === 200) return `${condition}\nRewriteRule ^ - [${from.endsWith('.html') ? 'END' : 'R=404,END'}]`;
  return `${condition}\nRewriteRule ^ ${to.replace(':splat', '%1')} [R=${status},END,NE]`;
}

const superfluous = `# Redirects addresses with repeated slashes, or with percent-escapes that aren't needed, to the plain address.
RewriteCond %{THE_REQUEST} "^\\S+ (/[^?\\s]*?)?//+([^?\\s]*)"
RewriteRule ^ %1/%2 [R=307,END,NE]
RewriteCond %{THE_REQUEST} "^\\S+ [^?\\s]*%"
RewriteCond %{REQUEST_URI} ^[\\w./-]+$
RewriteRule ^ %{REQUEST_URI} [R=307,END]`;

const pages = `# Serves services.html at /services. Answers 404 at the address of a folder.
RewriteRule ^$ index.html [L]
RewriteCond %{PATH_INFO} ^$
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html [L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,END]`;

/** Rules for compressed copies: brotli and gzip. */
const compressed = `RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+)$ $1.br [END]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule ^(.+)$ $1.gz [END]`;
