import { createHash } from 'node:crypto';
import type { HostingSettings } from './hostingSettings';

/**
 * Content-Security-Policy (CSP level 3). Each page carries its own in a meta element, because the hashes are the
 * page's own and a thousand clinics would exceed what hosts take as header rules; what a meta element cannot say
 * stands in the header that all answers share.
 *
 * Trusted Types are not asked for: webpack's script loader and React's innerHTML for prose assign plain strings, so
 * enforcing would stop the app, and a report-only header has nobody to report to on a static host but the visitor's
 * console. What they guard against needs an injection first; 'self' plus hashes leave it nothing to run.
 */
type Policy = Readonly<Record<string, readonly string[]>>;

const none = ["'none'"] as const;

/** styled-components adds rules in the browser to an element that it inserts empty. */
const emptyText = '';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)].sort();

/** Types that a browser runs or acts on; others (JSON-LD) are data and need no permission. */
const runnable = new Set(['', 'module', 'text/javascript', 'application/javascript', 'speculationrules', 'importmap']);

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
const styleAttribute = /\sstyle="([^"]*)"/gi;
/** Text inside of a script or a style may look like an element. */
const code = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi;

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+)))?(?=\\s|$|/)`, 'i')
    .exec(attributes)
    ?.slice(1)
    .find((value) => value !== undefined);

/** The text that an attribute of a page of ours stands for. */
export const unescapeAttribute = (value: string): string =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Hashes of the scripts that stand in the page itself. */
export const inlineScriptHashes = (html: string): readonly string[] =>
  unique(
    [...html.matchAll(scriptElement)]
      .filter(([, attributes = '']) => attribute(attributes, 'src') === undefined)
      .filter(([, attributes = '']) => runnable.has((attribute(attributes, 'type') ?? '').toLowerCase()))
      .map(([, , text = '']) => hashOf(text)),
  );

/** Hashes of the style elements that stand in the page itself. */
export const styleHashes = (html: string): readonly string[] =>
  unique([...html.matchAll(styleElement)].map(([, text = '']) => hashOf(text)));

/** Hashes of style attributes: Gatsby's two wrappers have one each. */
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
 * Policy of one page, from its final HTML. What it fetches is allowed on every page alike: the landing page's policy stays
 * in force on later pages.
 */
export const pagePolicy = (html: string, settings: HostingSettings): Policy => {
  const captcha = captchaSources(settings);
  const attributes = styleAttributeHashes(html);
  return {
    // Firefox takes this for what it prefetches, and asks nothing narrower; all else that it would allow stands below.
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
 * Policy in the header of every answer: what only a header can say. The rest would travel twice with each page, and make
 * servers' settings depend on the site's.
 */
export const headerPolicy: Policy = { 'frame-ancestors': none };

/** A policy in one line, as headers carry it (CSP level 3, section 2.2); not yet escaped for an attribute. */
export const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
