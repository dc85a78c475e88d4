import { createHash } from 'node:crypto';
import type { StoredInquiry } from './inquiryStore';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text between elements and for quoted attributes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const style = `
body { margin: 2rem auto; max-width: 52rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #241719; background: #fbf6ee; }
article { margin-top: 1.5rem; padding: 1rem 1.5rem; background: #fffdf9; border: 1px solid #decdb8; border-radius: 6px; }
h2 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere; }
pre { margin: 1rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
small { color: #513e3c; }
`;

/* Looks once a second whether something new has come. */
const script = `
const count = document.querySelectorAll('article').length;
setInterval(async () => {
  const mails = await fetch('/inbox.json').then((answer) => answer.json(), () => null);
  if (mails && mails.length !== count) location.reload();
}, 1000);
`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing of what people have written can run or load anything. */
export const listPolicy = `default-src 'none'; connect-src 'self'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const article = ({
  subject,
  from,
  date,
  file,
  language,
  text,
}: StoredInquiry): string => `<article lang="${escapeHtml(language)}">
<h2>${escapeHtml(subject)}</h2>
<small>${escapeHtml(date)} · ${escapeHtml(from)} · ${escapeHtml(file)}</small>
<pre>${escapeHtml(text)}</pre>
</article>`;

export const listPage = (mails: readonly StoredInquiry[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox (${mails.length})</title>
<style>${style}</style>
<h1>Inbox</h1>
<p>${mails.length === 0 ? 'No inquiry has arrived yet.' : 'Inquiries on this machine, newest first. Each is a file in the inbox folder.'}</p>
${mails.map(article).join('\n')}
<script>${script}</script>
</html>`;

/** Where a form without scripts ends when it names no page of its own. */
export const thanksPage =
  '<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Thanks</title><h1>Thanks!</h1><p>The form was submitted.</p></html>';

/** What a form without scripts gets to see when it is refused: a line for each message. */
export const refusalPage = (messages: readonly string[]): string =>
  `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Not sent</title><h1>Not sent</h1><p>${messages.map(escapeHtml).join('<br>')}</p></html>`;
