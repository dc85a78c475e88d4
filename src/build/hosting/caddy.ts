import {
  badAddress,
  errorFiles,
  foreignAddress,
  hashedFile,
  hiddenFile,
  movedAddresses,
  notFoundFile,
  serverErrorFile,
  spanishAddress,
} from './addresses';
import { immutable, revalidated, securityHeaders } from './headers';
import type { HostingSettings } from './settings';

const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** A test of the raw address in Caddy's expression language, whose raw strings keep backslashes as they are. */
const rawMatches = (pattern: string): string => `expression \`{http.request.orig_uri}.matches(r"(?i)${pattern}")\``;

/** Caddyfile for one site. Caddy gets and renews the certificate by itself and redirects http to https. */
export const caddyFile = (
  settings: HostingSettings,
  { root = '/var/www/site/public', address = 'www.example.com' } = {},
): string => `\
# Written by the build from src/build/hosting. Set the site's address and root.
${address} {
	root * ${root}

	header {
${Object.entries({ ...securityHeaders(settings), 'Cache-Control': revalidated })
  .map(([name, value]) => `\t\t${name} ${quoted(value)}`)
  .join('\n')}
		-Server
	}
	@hashed path_regexp \`${hashedFile}\`
	header @hashed Cache-Control ${quoted(immutable)}

	route {
		@method not method GET HEAD
		error @method 405
		@bad ${rawMatches(badAddress)}
		error @bad 400
		@foreign ${rawMatches(foreignAddress)}
		error @foreign 404
		@hidden path_regexp \`${hiddenFile}\`
		error @hidden 404
		@errorPage path ${Object.values(notFoundFile).join(' ')}
		error @errorPage 404

		@index path_regexp index \`^/*(/.*[^/])?/index[.]html$\`
		redir @index {re.index.1}/ 301
		@html {
			not path ${errorFiles.join(' ')}
			path_regexp html \`^/*(/.*[^/])[.]html$\`
		}
		redir @html {re.html.1}{http.request.uri.prefixed_query} 301
		@slash path_regexp slash \`^/*(/.*[^/])/+$\`
		redir @slash {re.slash.1}{http.request.uri.prefixed_query} 301
${movedAddresses.map(({ from, to }) => `\t\tredir ${from} ${to}{http.request.uri.prefixed_query} 301`).join('\n')}

		try_files {path}.html {path}/index.html {path}
		encode gzip
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		@spanish \`{err.status_code} == 404 && {http.request.orig_uri}.matches(r"${spanishAddress}")\`
		rewrite @spanish ${notFoundFile.es}
		@english \`{err.status_code} == 404 && !{http.request.orig_uri}.matches(r"${spanishAddress}")\`
		rewrite @english ${notFoundFile.en}
		@failed \`{err.status_code} >= 500\`
		rewrite @failed ${serverErrorFile.en}
		file_server
	}
}
`;
