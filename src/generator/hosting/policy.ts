import { createHash } from 'node:crypto';
import type { HostingSettings } from './hostingSettings';

/**
 * Content-Security-Policy (CSP level 3). Each page carries its own in a meta element, because the hashes are the page's
 * own and a thousand clinics would exceed what hosts accept as header rules. What a meta element cannot say is in the
 * header that all answers share.
 *
 * Trusted Types are not required: webpack's script loader and React's innerHTML for prose assign plain strings, so
 * enforcing them would stop the app. A report-only header on a static host could report only to the visitor's console.
 * Trusted Types guard against injection; 'self' plus hashes already leave injected code nothing to run.
 */
type Policy = Readonly<Record<string, readonly string[]>>;

const none = ["'none'"] as const;

/** In the browser, styled-components adds rules to a style element that it inserts empty. */
const emptyText = '';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)].sort();

/** Types that a browser runs or acts on. Others (JSON-LD) are data and need no permission. */
const runnable = new Set(['', 'module', 'text/javascript', 'application/javascript', 'speculationrules', 'importmap']);

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
const styleAttribute = /\sstyle="([^"]*)"/gi;
/** Text inside a script or a style may look like an element. */
const code = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi;

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+)))?(?=\\s|$|/)`, 'i')
    .exec(attributes)
    ?.slice(1)
    .find((value) => value !== undefined);

/** The value of an attribute in a page of this site, with its entities decoded. */
export const unescapeAttribute = (value: string): string =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

export const inlineScriptHashes = (html: string): readonly string[] =>
  unique(
    [...html.matchAll(scriptElement)]
      .filter(([, attributes = '']) => attribute(attributes, 'src') === undefined)
      .filter(([, attributes = '']) => runnable.has((attribute(attributes, 'type') ?? '').toLowerCase()))
      .map(([, , text = '']) => hashOf(text)),
  );

export const styleHashes = (html: string): readonly string[] =>
  unique([...html.matchAll(styleElement)].map(([, text = '']) => hashOf(text)));

/** Hashes of style attributes. Gatsby's two wrappers have one each. */
export const styleAttributeHashes = (html: string): readonly string[] => {
  const found = [...html.matchAll(styleAttribute)];
  const codes = [...html.matchAll(code)];
  const isInCode = (place: number): boolean =>
    codes.some(({ index, 0: { length } }) => index < place && place < index + length);
  const isInElement = (place: number): boolean => html.lastIndexOf('<', place) > html.lastIndexOf('>', place);
  const texts = found.flatMap(({ index, 1: text = '' }) => (isInElement(index) && !isInCode(index) ? text : []));
  return unique(texts.map((text) => hashOf(unescapeAttribute(text))));
};

const captchaSources = ({ captchaOrigin }: HostingSettings) => {
  if (!captchaOrigin) return { script: [], frame: [], connect: [] };
  if (captchaOrigin !== 'https://www.google.com') {
    return { script: [captchaOrigin], frame: [captchaOrigin], connect: [captchaOrigin] };
  }
  return {
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    connect: ['https://www.google.com/recaptcha/'],
  };
};

/**
 * Policy of one page, from its final HTML. Every page allows the requests of all pages, because the policy of the first
 * page stays in force when the visitor moves on.
 */
export const pagePolicy = (html: string, settings: HostingSettings): Policy => {
  const captcha = captchaSources(settings);
  const attributes = styleAttributeHashes(html);
  return {
    // Firefox applies this to prefetches and has nothing narrower. Everything else it would allow is restricted below.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...captcha.script, ...inlineScriptHashes(html)],
    'script-src-attr': none,
    'style-src': ["'self'", ...unique([...styleHashes(html), hashOf(emptyText)])],
    'style-src-attr': attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : none,
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': unique(["'self'", settings.formOrigin, ...captcha.connect]),
    'manifest-src': ["'self'"],
    'form-action': unique(["'self'", settings.formOrigin]),
    'frame-src': captcha.frame.length > 0 ? captcha.frame : none,
    'media-src': none,
    'worker-src': none,
    'base-uri': none,
    'object-src': none,
  };
};

/**
 * Policy in the header of every answer: only what a meta element cannot say. The rest would be sent twice with each
 * page and make servers' settings depend on the site's.
 */
export const headerPolicy: Policy = { 'frame-ancestors': none };

/** A policy on one line, as in a header (CSP level 3, section 2.2); not yet escaped for an attribute. */
export const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
