import { getDocumentProxy } from 'unpdf';
import { pageTypes } from '../browser/pages';
import { expect, test } from './journey';

/** How far letters reach above their base line and below it, in parts of their size: what all letters of the fonts do. */
const letters = { above: 0.7, below: 0.2 } as const;

/** Lines of text on sheets without margins: all, and those that reach over a sheet's upper or lower edge. */
const readLines = async (pdf: Uint8Array) => {
  const paper = await getDocumentProxy(new Uint8Array(pdf));
  const all: string[] = [];
  const cut: string[] = [];
  for (let number = 1; number <= paper.numPages; number += 1) {
    const sheet = await paper.getPage(number);
    const [, foot = 0, , head = 0] = sheet.view;
    for (const item of (await sheet.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , size = 0, , base = 0] = item.transform as readonly number[];
      all.push(item.str);
      if (base + letters.above * size > head || base - letters.below * size < foot)
        cut.push(`sheet ${number}: ${item.str}`);
    }
  }
  return { all, cut };
};

// In Spanish, whose words are longer.
for (const { es } of pageTypes)
  test(`on paper no line of ${es} is cut by the end of a sheet`, async ({ journey }) => {
    await journey.open(es);
    const { all, cut } = await readLines(await journey.print());
    expect(all.length).toBeGreaterThan(10);
    expect(cut).toEqual([]);
  });
