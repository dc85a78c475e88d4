import type { RootContent } from 'mdast';
import { isSpecialty } from '../../facts/specialties';
import { markIn } from '../../schemas/plainText';
import { asId } from './nearest';
import { lineOfNode, textOf } from './nodes';
import { peekList, peekText } from './peek';
import { type Finding, type Problem, quote } from './problem';
import type { Reading, WordsSource } from './readRecord';
import { oneOf } from './rules';

/** One pair of marks around everything; words that begin with one quotation and end with another are something else. */
const QUOTED = /^(?:"[^"]*"|“[^“”]*”|«[^«»]*»|„[^„“”]*[“”]|(?<single>['‘])(?:[^'‘’]|(?<=\p{L})['’](?=\p{L}))*['’])$/u;

/** "2019. That was the year": a list to Markdown, a sentence to everybody else, and shown as it stands. */
const isSentence = (node: RootContent): boolean =>
  node.type === 'list' && node.ordered === true && node.children.length === 1 && (node.start ?? 1) > 99;

const isPlain = (node: RootContent): boolean =>
  isSentence(node) ||
  (node.type === 'paragraph' && node.children.every(({ type }) => type === 'text' || type === 'break'));

const markdown = (found: string): Finding => ({
  found,
  allowed: 'plain paragraphs, parted by an empty line',
  mend: 'Remove the marks and leave the words.',
});

/** Of an address Markdown makes a link by itself, without any mark that could be removed. */
const ADDRESS = /[^\s@]{1,64}@[^\s@]{1,100}\.[\p{L}.]*\p{L}|(?:https?:\/\/|www\.)\S+/u;

const notPlain = (node: RootContent, written: string): Finding => {
  const address = ADDRESS.exec(written)?.[0];
  return address === undefined
    ? markdown(`Markdown (${node.type === 'paragraph' ? 'bold, emphasis, a link or the like' : node.type})`)
    : { ...markdown(`an address: ${quote(address)}`), mend: 'Remove it: a quotation has no links.' };
};

/** A quotation is shown as words, not as Markdown: marks in it would be read aloud and seen. */
const onlyWords = (source: WordsSource): Problem[] =>
  source.tree.children.flatMap((node) => {
    const written = source.body.slice(node.position?.start.offset, node.position?.end.offset);
    const mark = QUOTED.test(written.trim()) ? undefined : markIn(written);
    const escaped = /\\[!-/:-@[-`{-~]/.exec(written)?.[0];
    const finding = isPlain(node)
      ? ((mark && { ...markdown(mark.found), mend: mark.mend }) ??
        (escaped
          ? { ...markdown(`a backslash: ${escaped}`), mend: 'Remove the backslash; it would be shown.' }
          : undefined))
      : notPlain(node, written);
    return finding ? [{ file: source.file, line: lineOfNode(source, node), field: 'text', ...finding }] : [];
  });

const withoutMarks = ({ file, tree, bodyLine }: WordsSource): Problem[] => {
  const text = tree.children.map(textOf).join('\n').trim();
  return QUOTED.test(text)
    ? [
        {
          file,
          line: lineOfNode({ bodyLine }, tree.children[0]),
          field: 'text',
          found: `words in quotation marks: ${quote(text)}`,
          allowed: 'the words alone; the page shows that somebody says them',
          mend: 'Remove the first and the last quotation mark.',
        },
      ]
    : [];
};

/** What in the text of a testimonial is more than words in plain paragraphs. */
export const marksInQuotation = (source: WordsSource): Problem[] => [...onlyWords(source), ...withoutMarks(source)];

/** What a testimonial must fulfil beyond its schema: a clinic that exists and offers the care option. */
export const problemsOfTestimonial = ({ facts }: Reading, clinics: readonly Reading[]): Problem[] => {
  const clinic = peekText(facts?.value, 'clinic');
  if (!facts || clinic === undefined) return [];
  // A folder that must be renamed is known by the name that it will have; without any clinic that is the one thing to say.
  const ids = clinics.map(({ id }) => asId(id) || id);
  const unknown = ids.length > 0 ? oneOf(facts, ['clinic'], clinic, ids, 'the id of a clinic') : [];
  const offered = peekList(clinics.find(({ id }) => (asId(id) || id) === clinic)?.facts?.value, 'specialties');
  const areKnown = offered.length > 0 && offered.every(isSpecialty);
  const careOption = peekText(facts.value, 'careOption');
  if (!isSpecialty(careOption) || !areKnown) return unknown;
  return [
    ...unknown,
    ...oneOf(facts, ['careOption'], careOption, offered.filter(isSpecialty), `a specialty of the clinic ${clinic}`),
  ];
};
