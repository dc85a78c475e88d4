import type { Element, Root } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { isProblem } from '../../../../src/generator/content/problem';
import { parseMarkdown } from '../../../../src/generator/content/text/parseMarkdown';
import { liftList, prepareProse } from '../../../../src/generator/pageData/markdown/renderProse';
import { splitStep } from '../../../../src/generator/pageData/markdown/splitStep';

const stepsOf = (text: string) => {
  const tree = parseMarkdown('a.md', text);
  if (isProblem(tree)) throw new Error(tree.found);
  const { items } = liftList(
    prepareProse(toHast(tree) as Root, [], { externalSite: 'opens another site' }).children as Element[],
    'ol',
  );
  return items.map(splitStep);
};

// biome-ignore format: a case a line
it.each([
  ['1. **Screening.** A 12-lead ECG.', [{ title: 'Screening', html: 'A 12-\u2060lead ECG.' }]],
  ['1. **Tests & scans.** Blood & urine.', [{ title: 'Tests & scans', html: 'Blood &#x26; urine.' }]],
  ['1. **The *first* day:** Tests.', [{ title: 'The first day', html: 'Tests.' }]],
  ['1. Only text with **weight**.', [{ title: '', html: 'Only text with <strong>weight</strong>.' }]],
  ['1. **One.** First.\n\n2. **Two.** Second.', [{ title: 'One', html: 'First.' }, { title: 'Two', html: 'Second.' }]],
  ['1. **One.** First.\n\n   More.', [{ title: 'One', html: '<p> First.</p>\n<p>More.</p>' }]],
])('parts %j', (text, steps) => expect(stepsOf(text)).toEqual(steps));
