import { locales } from '../../src/facts/locales';
import { fault, files, type HtmlFile } from './readSite';

/** Words that a sentence of one language hardly does without, and that no sentence of the other has, names aside. */
const telltale = {
  en: /(?<![\p{L}'’-])(?:the|and|with|your|you|from|this|that|which|when|what|where|how|our|their|before|after|about|not)(?![\p{L}'’-])/iu,
  es: /(?<![\p{L}-])(?:usted|que|cuando|cuánto|cómo|dónde|más|sobre|está|están|puede|pueden|hasta|desde|también|sus)(?![\p{L}-])/iu,
} as const;

/** Names of clinics, offices and journals stay in their language: words in capitals with small ones between them. */
const names = /\p{Lu}[\p{L}.’-]*(?:\s+(?:(?:of|and|for|in|the|de|del|la|y)\s+)*\p{Lu}[\p{L}.’-]*)+/gu;

/** Read out as well as seen. */
const spoken = ['aria-label', 'alt', 'placeholder', 'title'];

/** Everything that visitors read or hear in a page in its own language; parts in another one say so by `lang`. */
const textsOf = ({ $, language }: HtmlFile): readonly string[] => {
  const texts: string[] = [];
  const read = (nodes: ReturnType<typeof $>, lang: string): void => {
    for (const node of nodes.contents().get()) {
      if (node.type === 'text' && lang.startsWith(language)) texts.push(node.data.trim());
      if (node.type !== 'tag' || /^(noscript|template)$/.test(node.name)) continue;
      const own = node.attribs.lang ?? lang;
      if (own.startsWith(language)) texts.push(...spoken.map((name) => node.attribs[name] ?? ''));
      if (node.name !== 'svg') read($(node), own);
    }
  };
  read($('body'), language);
  return [...new Set([...texts, $('title').first().text(), $('meta[name="description"]').attr('content') ?? ''])];
};

test.each([
  ['es', 'en'],
  ['en', 'es'],
] as const)('no page in %s has sentences in %s that do not say so', (language, other) => {
  const ofLanguage = files.filter((file) => file.language === language);
  expect(ofLanguage.length).toBeGreaterThan(10);
  const faults = ofLanguage.flatMap((file) =>
    textsOf(file)
      .filter((text) => text === locales[other].ownName || telltale[other].test(text.replace(names, '')))
      .map((text) => fault(file, 'a text', text.slice(0, 120), `words of ${language}, or lang="${other}" around it`)),
  );
  expect(faults).toEqual([]);
});

test.each([
  ['en', 'Get to know the clinic'],
  ['es', 'Conozca más'],
] as const)('a sentence in %s would be found: %s', (language, sentence) => {
  expect(sentence).toMatch(telltale[language]);
});
