import { unescapeAttribute } from '../hosting/policy';

/** An element's attributes, their names in small letters. */
export type Attributes = Readonly<Record<string, string>>;

const attribute = /([\w-]+)="([^"]*)"/g;

/** Attributes of all elements of a kind in a page of ours, which quotes each attribute. @param name in small letters */
export const elementsIn = (html: string, name: string): readonly Attributes[] =>
  [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'gi'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(attribute)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescapeAttribute(value),
      ]),
    ),
  );
