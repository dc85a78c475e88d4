import type { settings } from '../../../src/facts/settings';
import { caddyFile } from '../../../src/generator/hosting/caddy';
import { cachingOf, headersOf, securityHeaders } from '../../../src/generator/hosting/headers';
import { hostingSettings } from '../../../src/generator/hosting/hostingSettings';
import { headersFile, redirectsFile } from '../../../src/generator/hosting/netlify';
import { nginxFile } from '../../../src/generator/hosting/nginx';

const year = 'public, max-age=31536000, immutable';
const again = 'public, max-age=0, must-revalidate';
const minute = 'public, max-age=60, must-revalidate';

it.each([
  ['/static/d/123/hero.avif', year],
  ['/app-7a3b5c1d9e8f0a2b4c6d.js', year],
  ['/component---src-templates-home-tsx-7a3b5c1d9e8f0a2b4c6d.js', year],
  ['/styles.7a3b5c1d9e8f0a2b4c6d.css', year],
  ['/clinics-index/en-0a1b2c3d.json', year],
  ['/search-index/en-0a1b2c3d.json', year],
  ['/clinics', again],
  ['/', again],
  ['/page-data/clinics/page-data.json', minute],
  ['/page-data/app-data.json', minute],
  ['/builds/latest.json', again],
  ['/robots.txt', again],
])('%s is cached: %s', (address, expected) => expect(cachingOf(address)).toBe(expected));

/** The tests of the built site hold the others. */
it('headers refuse frames and what the site never uses: cameras, microphones, places, payments, sensors', () => {
  expect(securityHeaders['X-Frame-Options']).toBe('DENY');
  expect(securityHeaders['Permissions-Policy']).toBe(
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  );
});

it.each([
  ['/social-en.png', 'cross-origin'],
  ['/social-es.png', 'cross-origin'],
  ['/static/social/3f2a-1200.jpg', 'cross-origin'],
  ['/icon-512.png', 'same-origin'],
  ['/static/d/123/hero.avif', 'same-origin'],
  ['/clinics', 'same-origin'],
])('%s may be shown by pages of: %s', (address, expected) => {
  expect(headersOf(address)['Cross-Origin-Resource-Policy']).toBe(expected);
});

describe('_headers', () => {
  const file = headersFile(['/app-7a3b5c1d9e8f0a2b4c6d.js', '/static/hero.avif', '/robots.txt']);

  it('names each header once for an address, because hosts join what overlaps', () => {
    // Of a drawing's two policies, where a host joins them, browsers apply both.
    const all = file.replace(/^\/static\/drawings\/\*\n(?: {2}.*\n)+/m, '');
    expect(all.match(/Content-Security-Policy/g)).toHaveLength(1);
    expect(all).not.toContain('sandbox');
    expect(file).toContain(`/app-7a3b5c1d9e8f0a2b4c6d.js\n  Cache-Control: ${year}`);
    expect(file).toContain(`/static/*\n  Cache-Control: ${year}`);
    expect(file).not.toContain('/static/hero.avif');
    expect(file).not.toContain('/robots.txt');
  });

  it('lets nothing run in a drawing that is opened by itself', () => {
    expect(file).toContain(
      "/static/drawings/*\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox\n",
    );
  });

  it('lets the pictures of previews go where a reader is, for a host that joins and for one that does not', () => {
    for (const address of ['/social-en.png', '/social-es.png'])
      expect(file).toContain(
        `${address}\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n`,
      );
  });
});

it('_redirects lead the other Spanish contact address to the page, with a slash at its end too', () => {
  expect(redirectsFile()).toBe('/contacto /es/contacto 301\n/contacto/ /es/contacto 301\n/es/* /es/404.html 404\n');
});

it.each([
  ['nginx', nginxFile()],
  ['Caddy', caddyFile()],
])('%s carries every header', (_, file) => {
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(file).toContain(name);
    expect(file).toContain(value);
  }
});

it('nginx notes addresses and referrers without their queries', () => {
  const [format] = nginxFile().match(/^log_format .*$/m) ?? [];
  expect(format).toContain('"$request_method $site_asked $server_protocol"');
  for (const whole of ['$request ', '$request"', '$request_uri', '$args', '$query_string', '$http_referer'])
    expect(format).not.toContain(whole);
  expect(nginxFile()).toContain('access_log /var/log/nginx/access.log site_log;');
});

it('Caddy notes no requests', () => expect(caddyFile()).not.toMatch(/^\s*log\b/m));

describe('settings from the environment', () => {
  const given = process.env;

  afterEach(() => {
    process.env = given;
  });

  const settingsFrom = (env: Readonly<Record<string, string>>) => {
    process.env = { NODE_ENV: 'test', ...env };
    let found: { readonly settings: typeof settings } | undefined;
    jest.isolateModules(() => {
      found = require('../../../src/facts/settings');
    });
    if (!found) throw new Error('The settings were not loaded.');
    return hostingSettings(found.settings);
  };

  it('take Formspree and no captcha unless told', () => {
    expect(settingsFrom({})).toEqual({ formOrigin: 'https://formspree.io' });
  });

  it('take the captcha with a site key', () => {
    expect(settingsFrom({ GATSBY_RECAPTCHA_SITE_KEY: 'key' }).captchaOrigin).toBe('https://www.google.com');
  });

  it('take origins only', () => {
    expect(settingsFrom({ GATSBY_FORMSPREE_ORIGIN: 'http://localhost:9001/f/x' }).formOrigin).toBe(
      'http://localhost:9001',
    );
  });

  it('take a name that is left empty, or holds spaces only, as not given', () => {
    expect(settingsFrom({ GATSBY_FORMSPREE_ORIGIN: ' ', GATSBY_RECAPTCHA_SITE_KEY: ' ' })).toEqual({
      formOrigin: 'https://formspree.io',
    });
  });
});
