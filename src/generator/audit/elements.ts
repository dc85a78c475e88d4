import { unescapeAttribute } from '../hosting/policy';

/** An element's attributes by name in lower case. */
export type Attributes = Readonly<Record<string, string>>;

const attribute = /([\w-]+)="([^"]*)"/g;

/** Attributes of all elements of a kind (lower case) in a page of this site, where every attribute is quoted. */
export const elementsIn = (html: string, name: string): readonly Attributes[] =>
  [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'gi'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(attribute)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescapeAttribute(value),
      ]),
    ),
  );
