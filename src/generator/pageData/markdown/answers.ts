import type { Root } from 'hast';
import { textOf } from '../../content/text/headingFragments';
import { keepCompounds } from './compounds';
import { splitSections } from './renderProse';

/* The title of a fold says its answer: what the folded words begin with. */

/** Up to the first full stop that ends no initial: "EE. UU." goes on. */
export const firstSentence = (text: string): string =>
  keepCompounds(/^.*?(?<!(?:^|\s)\p{Lu}{1,2})[.!?](?=\s|$)/su.exec(text)?.[0] ?? text);

/** What an entry is about: "Blood thinners, aspirin and ..." is about "blood thinners". An abbreviation stays as it is. */
export const firstWords = (text: string): string => {
  const [words = ''] = text.split(/[,.;:(]/);
  return keepCompounds(words.trim().replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase()));
};

/** The first of several questions in one: "How many did you do, and how many failed?" asks "How many did you do?". */
export const firstQuestion = (text: string): string =>
  keepCompounds(`${/^(?:[^¿]*¿)?[^,.;:?]+/u.exec(text)?.[0] ?? text}?`);

/** The first paragraph, or the first entry of the first list, of each section; with its markers. */
export const firstSentences = (tree: Readonly<Root>): string[] =>
  splitSections(structuredClone(tree)).sections.map(({ nodes }) => {
    const first = nodes.find((node) => node.type === 'element');
    const entry = first?.children.find((child) => child.type === 'element' && child.tagName === 'li');
    const block = entry ?? first;
    return block ? textOf(block).replace(/\s+/g, ' ').trim() : '';
  });
