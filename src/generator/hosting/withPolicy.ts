import type { HostingSettings } from './hostingSettings';
import { pagePolicy, policyText } from './policy';

const metaElement = /<meta\s[^>]*http-equiv="Content-Security-Policy"[^>]*>/gi;
const charsetElement = /<meta\s+char[sS]et="[^"]*"\s*\/?>/;

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The page with its own policy right after the charset, before anything that a policy could forbid. */
export const withPolicy = (given: string, settings: HostingSettings): string => {
  const html = given.replace(metaElement, '');
  if (!charsetElement.test(html)) throw new Error('A page without a charset element has no place for its policy.');
  const content = escapeAttribute(policyText(pagePolicy(html, settings)));
  const policy = `<meta http-equiv="Content-Security-Policy" content="${content}"/>`;
  return html.replace(charsetElement, (charset) => charset + policy);
};
