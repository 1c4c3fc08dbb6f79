import {
  everyPath,
  type HeaderRule,
  type HostRules,
  notFoundPage,
  permanentRedirect,
  type Redirect,
  revalidate,
} from '../host-rules.ts';
import { otherWww } from '../other-www.ts';

/**
 * The settings of Caddy 2.6 or later, with which it serves a folder as Cloudflare serves the site.
 * @param site its address, such as "https://www.your-firm.co.uk"; Caddy gets a certificate for it, and for the same with or
 * without "www.", which leads there
 */
export function caddyfile({ headers, redirects }: HostRules, site: string): string {
  const other = otherWww(site);
  return `# Written by \`npm run package\` from deploy/host-rules.ts.
# SITE_ADDRESS: addresses to serve instead, such as http://:8080 behind a proxy. SITE_FOLDER: where the files are.
# OTHER_ADDRESSES: where requests for any other host arrive; with a SITE_ADDRESS of any host, http://other.invalid:8080.
{
	admin off
	skip_install_trust
	servers {
		max_header_size 16KB
		timeouts {
			read_header 10s
			read_body 10s
			write 5m
			idle 1m
		}
	}
}

{$SITE_ADDRESS:${site}, ${other}} {
	root * {$SITE_FOLDER:site}

	route {
		header -Server
		${lines(headers.filter(isGeneral).flatMap(headerLines))}

		# Files come whole and without conditions but for If-None-Match, as from Cloudflare: Caddy says of parts that don't
		# exist that they are compressed.
		request_header -Range
		request_header -If-Match
		request_header -If-Unmodified-Since
		header -Accept-Ranges
		header ?Vary Accept-Encoding

		@otherMethod not method GET HEAD
		error @otherMethod 405

		@otherHost host ${new URL(other).host}
		redir @otherHost ${site}{uri} ${permanentRedirect}

		# No file has such a name, and the disk is not asked for it. No address of the site has a slash that is escaped or leans
		# backwards.
		@nonsense expression \`{http.request.uri}.matches("^[^?]*(%00|%2[fF]|%5[cC]|\\\\\\\\|[^/?]{250}|[^?]{1000})")\`
		error @nonsense 404

		# Later versions than 2.6 replace what stands between braces in an address by what it names, before they look at it.
		@withoutBraces expression \`!{http.request.uri}.contains("{")\`
		route @withoutBraces {
			${redirects.flatMap(redirectLines).join('\n\t\t\t')}

			@doubled vars_regexp {http.request.uri} \`^[^?]*//\`
			route @doubled {
				uri path_regexp \`/{2,}\` /
				redir {uri} 307
			}
		}

		# Files that have no address themselves, however they are spelled.
		@unaddressed path *.br *.gz *.zst *.html /index ${notFoundPage}
		error @unaddressed 404

		header Cache-Control \`${revalidate}\`
		${lines(Object.entries(types).flatMap(typeLines))}
		${lines(headers.filter((rule) => !isGeneral(rule)).flatMap(headerLines))}

		try_files {path} {path}.html
		${fileServer}
	}

	handle_errors {
		# The 404 page comes whole, whatever a browser may have had at that address.
		request_header -If-*
		header -Accept-Ranges
		header -Server
		header Cache-Control \`${revalidate}\`
		@unknown expression {http.error.status_code} == 404
		handle @unknown {
			header Content-Type \`${types.html}\`
			rewrite * ${notFoundPage}.html
			${fileServer.replaceAll('\n', '\n\t')}
		}
		respond "" {http.error.status_code}
	}
}

# Requests for another host. Caddy by itself leads them to https at whatever host they name, or answers 200 with nothing.
{$OTHER_ADDRESSES:http://, https://} {
	header -Server
	respond 421 {
		close
	}
}
`;
}

/** Files of which there is a compressed one beside (`package-site.ts`) come as that, the smallest first. */
const fileServer = `file_server {
			precompressed br zstd gzip
			disable_canonical_uris
			index index.html
		}`;

/** Said here, since Caddy asks the machine that it runs on. */
const types = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

const typeLines = ([end, type]: [string, string]) => [
  `@${end} path *.${end}`,
  `header @${end} Content-Type \`${type}\``,
];

const isGeneral = ({ path }: HeaderRule) => path === everyPath;

const headerLines = ({ path, headers }: HeaderRule) =>
  Object.entries(headers).map(([name, value]) => `header ${path === everyPath ? '' : `${path} `}${name} \`${value}\``);

/** Matched on the address as it was sent, so that nothing in it is decoded on the way to the answer. */
function redirectLines({ from, to }: Redirect, index: number): string[] {
  const name = `to${index}`;
  // What `*` stands for begins with no slash of either kind: `//example.org` would be another site.
  const path = from.replaceAll('.', '\\.').replace('*', '([^?/\\\\][^?]*?)');
  const [splat, query] = from.includes('*') ? [`{re.${name}.1}`, `{re.${name}.2}`] : ['', `{re.${name}.1}`];
  return [
    `@${name} vars_regexp ${name} {http.request.uri} \`^/*${path}(\\?.*)?$\``,
    `redir @${name} ${to.replace(':splat', splat)}${query} ${permanentRedirect}`,
  ];
}

const lines = (texts: readonly string[]) => texts.join('\n\t\t');
