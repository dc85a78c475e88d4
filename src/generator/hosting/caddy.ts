import { defaultLanguage } from '../../facts/locales';
import * as at from './addresses';
import { brief, drawingPolicy, immutable, revalidated, securityHeaders, sharing, windows } from './headers';

const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** A test of the raw address in Caddy's expression language. Its raw strings keep backslashes. */
const rawMatches = (pattern: string): string => `expression \`{http.request.orig_uri}.matches(r"(?i)${pattern}")\``;

/** The same with a name for the matched parts, to use in a redirect: `{re.name.1}`. */
const rawFound = (name: string, pattern: string): string =>
  `vars_regexp ${name} {http.request.orig_uri} \`${pattern}\``;

/**
 * Caddyfile for one site; Caddy sees to certificate and https. Without `log`: a query may say what somebody searches
 * for. Redirects are made from the raw address, so that no decoded character can reach a header.
 */
export const caddyFile = ({ root = '/var/www/site/public', address = 'www.example.com' } = {}): string => `\
# Written by the build from src/generator/hosting. Set the site's address and root.
(site_headers) {
	header {
${Object.entries({ ...securityHeaders, 'Cache-Control': revalidated })
  .map(([name, value]) => `\t\t${name} ${quoted(value)}`)
  .join('\n')}
	}
	header -Server
}

${address} {
	root * ${root}

	import site_headers

	# A route keeps the order in which things stand here.
	route {
		@hashed path_regexp \`${at.hashedFile}\`
		header @hashed Cache-Control ${quoted(immutable)}
		@data path ${at.pageDataFolder}/*
		header @data Cache-Control ${quoted(brief)}
		@drawing path ${at.drawingsFolder}/*
		header @drawing Content-Security-Policy ${quoted(drawingPolicy)}
		@shared path ${at.sharedAddresses.join(' ')} ${at.sharedFolder}/*
		header @shared ${sharing.header} ${sharing.any}
		@writers path_regexp \`${at.writersFile}\`
		header @writers ${windows.header} ${windows.any}
		@manifest {
			path_regexp \`${at.manifestFile}\`
			file
		}
		header @manifest Content-Type ${at.manifestType}
		@method not method GET HEAD
		error @method 405
		@bad ${rawMatches(at.badAddress)}
		error @bad 400
		@long expression \`size({http.request.orig_uri}) > ${at.longestAddress}\`
		error @long 414
		@foreign ${rawMatches(at.foreignAddress)}
		error @foreign 404
		@errorPage path ${Object.values(at.notFoundFile).join(' ')}
		error @errorPage 404

${at.movedAddresses
  .map(
    ({ from, to }, index) => `\
		@moved${index} ${rawFound(`moved${index}`, `^/*${from.slice(1)}/*([?].*)?$`)}
		redir @moved${index} ${to}{re.moved${index}.1} 301`,
  )
  .join('\n')}
		@home ${rawFound('home', '^/*/index[.]html([?].*)?$')}
		redir @home /{re.home.1} 301
		@index ${rawFound('index', '^/*(/[^?]*[^/?])/+index[.]html([?].*)?$')}
		redir @index {re.index.1}{re.index.2} 301
		@html {
			not path ${at.errorFiles.join(' ')}
			${rawFound('html', '^/*(/[^?]*[^/?])[.]html([?].*)?$')}
		}
		redir @html {re.html.1}{re.html.2} 301
		@slash ${rawFound('slash', '^/*(/[^?]*[^/?])/+([?].*)?$')}
		redir @slash {re.slash.1}{re.slash.2} 301
		@double ${rawMatches('^[^?]*//')}
		route @double {
			uri path_regexp /{2,} /
			redir {uri} 301
		}
		@hidden path_regexp \`${at.hiddenFile}\`
		error @hidden 404
		# Longer than a file's name can be, in bytes: looking for it would fail.
		@nameless ${rawMatches('^([^?]*/([^/?%]|%..){250}|([^?%]|%..){1000})')}
		error @nameless 404

		try_files {path}.html {path}/index.html {path}
		encode gzip
		file_server {
			precompressed br gzip
		}
	}

	# Errors are answered anew, without what was set above.
	handle_errors {
		import site_headers
${at.prefixed
  .map(
    ({ language, address: own }) => `\
		@${language} \`{err.status_code} == 404 && {http.request.orig_uri}.matches(r"${own}")\`
		rewrite @${language} ${at.notFoundFile[language]}`,
  )
  .join('\n')}
		@others \`{err.status_code} == 404${at.prefixed.map(({ address: own }) => ` && !{http.request.orig_uri}.matches(r"${own}")`).join('')}\`
		rewrite @others ${at.notFoundFile[defaultLanguage]}
		@failed \`{err.status_code} >= 500\`
		rewrite @failed ${at.serverErrorFile[defaultLanguage]}
		# Others have no page: looking for the file of a refused address fails, which is logged with the whole address.
		@page \`{err.status_code} == 404 || {err.status_code} >= 500\`
		encode gzip
		file_server @page {
			precompressed br gzip
		}
	}
}
`;
