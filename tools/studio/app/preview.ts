import type { CustomPreviewTemplate } from '@sveltia/cms';
import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { createElement } from 'react';
import { isObject } from '../../../src/facts/isObject';
import type { ContentKind } from '../../../src/schemas/kinds';
import { meantBy } from '../files/format';
import { addedFields, type RecordPart } from '../settings/collections';
import { keyName, labelOf } from '../settings/fieldSettings';
import { toForm } from '../settings/formValues';
import { buildConfig } from './buildConfig';

type Values = Readonly<Record<string, unknown>>;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Without raw HTML, as the site has it. */
const markdown = (text: string): string =>
  toHtml(toHast(fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })));

const isShown = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escaped(part)}</p>`)
    .join('');

const rows = (values: Values): string =>
  `<table><tbody>${Object.entries(values)
    .filter(([, value]) => isShown(value))
    .map(([name, value]) => `<tr><th scope="row">${escaped(labelOf(name))}</th><td>${shown(value)}</td></tr>`)
    .join('')}</tbody></table>`;

const entry = (values: Values): string => {
  const { name, title, label, [keyName]: key, ...others } = values;
  const heading = name ?? title ?? label ?? key;
  const texts = Object.values(others).every((value) => typeof value === 'string');
  const inner = texts
    ? Object.values(others)
        .map((text) => paragraphs(String(text)))
        .join('')
    : rows(others);
  return `${isShown(heading) ? `<h3>${escaped(String(heading))}</h3>` : ''}${inner}`;
};

const shown = (value: unknown): string => {
  if (Array.isArray(value))
    return value.some(isObject)
      ? value.filter(isObject).map(entry).join('')
      : `<ul>${value.map((item) => `<li>${escaped(String(item))}</li>`).join('')}</ul>`;
  return isObject(value) ? rows(value) : paragraphs(String(value));
};

const wordsHtml = (values: Values, slug: string): string => {
  const { name, title, profileTitle, lede, [addedFields.body]: body, ...others } = values;
  const heading = [name, title, profileTitle, slug].find(isShown) ?? '';
  const sections = Object.entries({ ...(isShown(name) && { profileTitle }), ...others })
    .filter(([, value]) => isShown(value))
    .map(([field, value]) => `<h2>${escaped(labelOf(field))}</h2>${shown(value)}`);
  return `<h1>${escaped(String(heading))}</h1>${isShown(lede) ? `<p>${escaped(String(lede))}</p>` : ''}
    <div class="${buildConfig.proseClass}">${markdown(String(body ?? ''))}${sections.join('')}</div>`;
};

const factsHtml = (values: Values, slug: string): string =>
  `<h1>${escaped(String(values.name ?? slug))}</h1><div class="${buildConfig.proseClass}">${rows(values)}</div>`;

/** What a writer sees beside the form: all values of the entry in the site's own type. The exact page is a link away. */
export const previewOf =
  (kind: ContentKind, part: RecordPart): CustomPreviewTemplate =>
  ({ entry: edited }) => {
    const { data, slug } = edited.toJS() as unknown as { readonly data: Values; readonly slug: string };
    // In the order of the schema, and without what the studio added.
    const values = {
      ...(toForm(kind[part], meantBy(kind, part, data)) as Values),
      [addedFields.body]: data[addedFields.body],
    };
    const html = part === 'words' ? wordsHtml(values, slug) : factsHtml(values, slug);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: every value is escaped, and Markdown comes without raw HTML.
    return createElement('main', { dangerouslySetInnerHTML: { __html: html } });
  };
