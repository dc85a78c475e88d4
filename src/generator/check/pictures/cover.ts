import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { smallestCover, smallestCoverWords } from '../../../schemas/kinds';
import { imageCache, uprightSize, wasDecoded } from '../../assets/pictures/encode';
import { type Problem, type ProblemText, problemOfFile } from '../../content/problem';
import { entriesOf, isPicture } from '../../content/records/folders';
import type { ParsedRecord } from '../../content/records/readRecord';
import { digest } from '../../digest';
import { memoize } from '../../memoize';
import type { RuleContext } from '../rule';
import { problemsOfDrawing } from './drawing';

/** A small file can decode to more pixels than fit in memory. */
const MOST_PIXELS = 50_000_000;
const LARGEST_FILE = 25 * 1024 * 1024;

type CoverProblem = Pick<ProblemText, 'found' | 'fix'>;

/** Reads the whole picture, because a truncated file begins like a complete one. */
const wrongPicture = async (root: string, path: string): Promise<CoverProblem | undefined> => {
  const isDrawing = /\.svg$/i.test(path);
  const status = lstatSync(path);
  if (!status.isFile()) return { found: 'something that is not a file', fix: 'Put the picture itself here.' };
  if (status.size > LARGEST_FILE)
    return { found: `${status.size} bytes`, fix: `Export the picture smaller: at most ${LARGEST_FILE} bytes.` };
  try {
    const bytes = readFileSync(path);
    // Without sharp's own limit, which would throw before we can report the problem.
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = uprightSize(metadata);
    const { format = 'unknown' } = metadata;
    const size = `${width} x ${height} pixels`;
    if (!(isDrawing ? ['svg'] : ['jpeg', 'png']).includes(format)) {
      const fix = isDrawing
        ? 'Export the drawing as SVG, or name the file by its kind.'
        : 'Save the picture as JPEG or PNG.';
      return { found: `a file of the kind ${format}`, fix };
    }
    if (width < smallestCover.width || height < smallestCover.height) {
      const isPortrait = width < height;
      const fix = isPortrait
        ? 'Put a picture in landscape format here, wider than it is high.'
        : isDrawing
          ? 'Set width, height and viewBox of the svg element to at least that.'
          : 'Put a larger version of the picture here; do not scale a small one up.';
      return { found: size, fix };
    }
    if (width * height > MOST_PIXELS)
      return { found: size, fix: `Scale it down: at most ${MOST_PIXELS} pixels in all.` };
    // Decoding takes 30 ms. A picture with the same bytes that an earlier build decoded is complete.
    if (!wasDecoded(imageCache(root), digest(bytes))) await sharp(bytes).resize(8).raw().toBuffer();
    return undefined;
  } catch {
    return { found: 'a file that is not a readable picture', fix: 'Export the picture again and replace the file.' };
  }
};

/** Looks once at a picture that has not changed: `develop` checks at every save of any file. */
const lookOnce = memoize((key) => {
  const [root, path] = JSON.parse(key) as [string, string];
  return wrongPicture(root, path);
});

/** A record that shows a cover must have one that is readable and large enough. */
export const problemsOfCover = async ({ folder, cover }: ParsedRecord, { root }: RuleContext): Promise<Problem[]> => {
  // A picture under another name, or of another format, has its own problem.
  if (!cover && entriesOf(join(root, folder)).some(({ name }) => isPicture(name))) return [];
  let wrong: CoverProblem | undefined = { found: 'nothing', fix: 'Put a picture named cover.jpg into the folder.' };
  if (cover) {
    const path = join(root, cover);
    const { mtimeMs, size } = lstatSync(path);
    wrong = await lookOnce(JSON.stringify([root, path, mtimeMs, size]));
  }
  if (!wrong) return cover?.endsWith('.svg') ? problemsOfDrawing(root, cover) : [];
  const allowed = `cover.svg, cover.jpg or cover.png, at least ${smallestCoverWords}`;
  return [problemOfFile(cover ?? `${folder}/cover.jpg`, 'cover', { ...wrong, allowed })];
};
