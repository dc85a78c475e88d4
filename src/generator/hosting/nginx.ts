import { defaultLanguage, type Localized } from '../../facts/locales';
import * as at from './addresses';
import { brief, drawingPolicy, immutable, revalidated, securityHeaders, sharing, windows } from './headers';

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** An expression in a map. nginx keeps a backslash except before a quote or another backslash. */
const expression = (text: string, sensitive = true): string =>
  `"${sensitive ? '~' : '~*'}${text.replaceAll('\\\\', '\\\\\\\\')}"`;

/** An address as part of an expression. */
const literal = (address: string): string => address.replaceAll('.', '[.]');

/** Rows of a map: the file of each language for its addresses. */
const byAddress = (file: Localized): string =>
  [
    `  default ${file[defaultLanguage]};`,
    ...at.prefixed.map(({ language, address }) => `  ${expression(address)} ${file[language]};`),
  ].join('\n');

interface NginxPlace {
  /** Folder of the built site. */
  readonly root: string;
  readonly listen: string;
  readonly serverName: string;
  /** The log file for requests. */
  readonly log: string;
}

/** Where servers usually have these things; the file says what to change. */
const usualPlace: NginxPlace = {
  root: '/var/www/site/public',
  listen: '80',
  serverName: '_',
  log: '/var/log/nginx/access.log',
};

/**
 * File for nginx's conf.d: maps and one server block. Redirects are made from the raw address, so that no decoded
 * character can reach a header. They always begin with exactly one slash.
 */
export const nginxFile = ({ root, listen, serverName, log }: NginxPlace = usualPlace): string => `\
# Written by the build from src/generator/hosting. Set root, listen and server_name; terminate TLS here or in front.
map $uri $site_caching {
  default ${quoted(revalidated)};
  ${expression(at.hashedFile)} ${quoted(immutable)};
  ${expression(`^${at.pageDataFolder}/`)} ${quoted(brief)};
}
map $uri $site_policy {
  default ${quoted(securityHeaders['Content-Security-Policy'] ?? '')};
  ${expression(`^${at.drawingsFolder}/`)} ${quoted(drawingPolicy)};
}
map $uri $site_sharing {
  default ${quoted(sharing.own)};
${at.sharedAddresses.map((address) => `  ${address} ${quoted(sharing.any)};`).join('\n')}
  ${expression(`^${at.sharedFolder}/`)} ${quoted(sharing.any)};
}
map $uri $site_windows {
  default ${quoted(windows.own)};
  ${expression(at.writersFile)} ${quoted(windows.any)};
}
map $request_uri $site_not_found {
${byAddress(at.notFoundFile)}
}
map $request_uri $site_failed {
${byAddress(at.serverErrorFile)}
}
map $request_uri $site_refusal {
  default "";
  ${expression(at.badAddress, false)} 400;
  ${expression(at.foreignAddress, false)} 404;
}
map $request_uri $site_moved {
  default "";
  ${expression(at.foreignAddress, false)} "";
${[...at.errorFiles].map((file) => `  "~^${literal(file)}([?]|$)" "";`).join('\n')}
${at.movedAddresses.map(({ from, to }) => `  "~^/*${literal(from.slice(1))}/*(?<site_m>[?].*)?$" ${to}$site_m;`).join('\n')}
  "~^/{2,}(?<site_n>[?].*)?$" /$site_n;
  "~^/*/index[.]html(?<site_a>[?].*)?$" /$site_a;
  "~^/*(?<site_b>/[^?]*[^/?])/+index[.]html(?<site_c>[?].*)?$" $site_b$site_c;
  "~^/*(?<site_d>/[^?]*[^/?])[.]html(?<site_e>[?].*)?$" $site_d$site_e;
  "~^/*(?<site_f>/[^?]*[^/?])/+(?<site_g>[?].*)?$" $site_f$site_g;
  "~^/*(?<site_h>/[^?]*[^/?])?/{2,}(?<site_i>[^/?][^?]*)(?<site_j>[?].*)?$" $site_h/$site_i$site_j;
}
# Queries are not noted: what somebody looks for in the clinics list stands in them.
map $request_uri $site_asked {
  default "";
  "~^(?<site_k>[^?]*)" $site_k;
}
map $http_referer $site_referrer {
  default "-";
  "~^(?<site_l>[^?]+)" $site_l;
}
log_format site_log '$remote_addr - $remote_user [$time_local] "$request_method $site_asked $server_protocol" $status $body_bytes_sent "$site_referrer" "$http_user_agent"';

server {
  listen ${listen};
  server_name ${serverName};
  root ${root};

  access_log ${log} site_log;

  charset utf-8;
  server_tokens off;
  absolute_redirect off;
  large_client_header_buffers 4 8k;

  gzip_static on;
  gzip on;
  gzip_comp_level 6;
  gzip_vary on;
  gzip_types text/plain text/css text/xml application/json application/javascript application/xml image/svg+xml application/manifest+json;
  # With nginx's brotli module (Debian: libnginx-mod-http-brotli-static) also:
  # brotli_static on;

${Object.entries({
  ...securityHeaders,
  'Content-Security-Policy': '$site_policy',
  [sharing.header]: '$site_sharing',
  [windows.header]: '$site_windows',
})
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
  add_header Cache-Control $site_caching always;

  error_page 404 $site_not_found;
  error_page 500 502 503 504 $site_failed;

  if ($request_method !~ "^(GET|HEAD)$") { return 405; }
  if ($site_refusal = 400) { return 400; }
  if ($site_moved) { return 301 $site_moved; }

${Object.values(at.notFoundFile)
  .map((file) => `  location = ${file} { internal; }`)
  .join('\n')}
  location ~ ${quoted(at.hiddenFile).replaceAll('\\\\', '\\')} { return 404; }
  location ~ ${quoted(at.manifestFile).replaceAll('\\\\', '\\')} {
    types { }
    default_type ${at.manifestType};
    try_files $uri =404;
  }
  location / {
    if ($site_refusal = 404) { return 404; }
    try_files $uri.html $uri/index.html $uri =404;
  }
}
`;
