import sharp from 'sharp';
import { one } from '../browser/site';
import { expect, test } from './journey';

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How many pieces dark points form in an area; points that touch at a corner are one piece. */
const countPieces = async (picture: Uint8Array, area: Area): Promise<number> => {
  const points = await sharp(picture).extract(area).flatten().greyscale().raw().toBuffer();
  const left = new Set([...points.keys()].filter((place) => (points[place] ?? 255) < 160));
  const { width } = area;
  let pieces = 0;
  for (const first of left) {
    pieces += 1;
    const piece = [first];
    for (const place of piece)
      for (const next of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1].map(
        (step) => place + step,
      ))
        if (left.delete(next)) piece.push(next);
  }
  return pieces;
};

/** The field's end between its borders, where browsers draw what empties it. */
const endOfField = (field: HTMLElement | null): Area => {
  const { right, top, height } = (field as HTMLElement).getBoundingClientRect();
  return { left: Math.round(right) - 60, top: Math.round(top) + 8, width: 50, height: Math.round(height) - 16 };
};

test("the search field's cross is drawn in one piece", async ({ journey, engineName }) => {
  test.skip(engineName === 'Firefox', 'Not every version draws one.');
  await journey.open('/clinics');
  await journey.hydrate();
  await journey.fill('Search', one.city, 'searchbox');
  await journey.isAt(`/clinics?q=${one.city}`);
  const area = await journey.inspect({ role: 'searchbox', name: 'Search' }, endOfField);
  await expect.poll(async () => countPieces(await journey.screenshot(), area)).toBe(1);
});
