/**
 * Decoded variants of an address: how a browser, an HTML parser or a careless server might read it. The rule for
 * addresses checks all of them.
 */

/* What browsers ignore inside a scheme (tab, newline) or strip at the ends, and invisible ones (default ignorable). */
const ignorable = /[\p{Cc}\p{Z}\p{DI}]/gu;

const named: Readonly<Record<string, string>> = {
  colon: ':',
  tab: '',
  newline: '',
  sol: '/',
  bsol: '\\',
  amp: '&',
  nbsp: '',
  shy: '',
};

const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** HTML character references in lower case, with or without the semicolon, which browsers do not require. */
const decodeEntities = (text: string): string =>
  text
    .replace(/&#x0*([0-9a-f]{1,6});?/g, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/&#0*(\d{1,7});?/g, (_, code: string) => character(Number.parseInt(code, 10)))
    .replace(/&([a-z]+);?/g, (whole, name: string) => named[name] ?? whole);

/** Percent encoding and the escapes of JavaScript and CSS. */
const decodeEscapes = (text: string): string =>
  text
    .replace(/%([0-9a-f]{2})/g, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/\\(?:u\{?|x|0{0,4})([0-9a-f]{2,4})\}?\s?/g, (_, code: string) => character(Number.parseInt(code, 16)));

const plain = (text: string): string => text.normalize('NFKC').replace(ignorable, '').toLowerCase();

/** Nobody nests escapes deeper than this (an escape of an escape of …) by accident. */
const rounds = 4;

/** All variants in lower case without invisible characters; the address itself comes first. */
export const decodedVariants = (address: string): readonly string[] => {
  const variants = new Set([plain(address)]);
  for (let round = 0; round < rounds; round += 1) {
    for (const variant of [...variants]) {
      variants.add(plain(decodeEntities(variant)));
      variants.add(plain(decodeEscapes(variant)));
    }
  }
  return [...variants];
};
