import {
  contentTypes,
  everyPath,
  failurePage,
  type HeaderRule,
  type HostRules,
  namelessPages,
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

		# A question mark alone goes, and no redirect begins with two slashes, which would be another site.
		header {
			defer
			Location \`^([^?]*)\\?$\` $1
			Location \`^//+\` /
		}

		# Not with the matcher vars_regexp: from 2.7.5 to 2.11.1 it replaced braces in an address with what they name.
		@moved expression \`{http.request.uri.path} != {http.request.orig_uri.path}\`
		${lines(redirects.map(pathChange))}
		route @moved {
			uri path_regexp //+ /
			redir {uri} ${permanentRedirect}
		}
		uri path_regexp //+ /
		redir @moved {uri} 307

		# Letters, digits and slashes need no escape.
		@escaped expression \`{http.request.uri}.matches("^[^?]*%") && {http.request.uri.path}.matches("^[\\\\w./-]+$")\`
		redir @escaped {path}?{query} 307

		# No file has such a name, and the disk is not asked for it.
		@nonsense expression \`{http.request.uri}.matches("^[^?]*(%00|%2[fF]|%5[cC]|\\\\\\\\|[^/?]{250}|[^?]{1000})")\`
		error @nonsense 404

		# Files that have no address themselves, however they are spelled.
		@unaddressed path *.br *.gz *.zst *.html /index ${namelessPages.join(' ')}
		error @unaddressed 404

		header Cache-Control \`${revalidate}\`
		${lines(Object.entries(contentTypes).flatMap(typeLines))}
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
			header Content-Type \`${contentTypes.html}\`
			header ?Vary Accept-Encoding
			rewrite * ${notFoundPage}.html
			${fileServer.replaceAll('\n', '\n\t')}
		}
		@failure expression {http.error.status_code} >= 500
		handle @failure {
			header Content-Type \`${contentTypes.html}\`
			rewrite * ${failurePage}.html
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

const typeLines = ([end, type]: [string, string]) => [
  `@${end} path *.${end}`,
  `header @${end} Content-Type \`${type}\``,
];

const isGeneral = ({ path }: HeaderRule) => path === everyPath;

const headerLines = ({ path, headers }: HeaderRule) =>
  Object.entries(headers).map(([name, value]) => `header ${path === everyPath ? '' : `${path} `}${name} \`${value}\``);

/** Of the path as it was sent: nothing in it is decoded, and the query stays. */
function pathChange({ from, to }: Redirect): string {
  const path = from.replaceAll('.', '\\.').replace('*', '(.*)');
  return `uri path_regexp \`^${path}$\` ${to.replace(':splat', '$1')}`;
}

const lines = (texts: readonly string[]) => texts.join('\n\t\t');
