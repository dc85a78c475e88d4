import { join } from 'node:path';
import sharp from 'sharp';
import type { RawRecord } from '../content/record';
import type { Problem } from './problem';

/** Smallest cover, in pixels: what a large screen shows. */
const SMALLEST = { width: 1600, height: 1000 } as const;

/** A record that shows a cover must have one, readable and large enough. */
export const problemsOfCover = async (root: string, { folder, cover }: RawRecord): Promise<Problem[]> => {
  const problem = (file: string, found: string, mend: string): Problem[] => [
    {
      file,
      line: 1,
      field: 'cover',
      found,
      allowed: `cover.jpg or cover.png, at least ${SMALLEST.width} x ${SMALLEST.height} pixels`,
      mend,
    },
  ];
  if (!cover) return problem(`${folder}/cover.jpg`, 'nothing', 'Put a picture named cover.jpg into the folder.');
  try {
    const { width = 0, height = 0, format } = await sharp(join(root, cover)).metadata();
    if (format !== 'jpeg' && format !== 'png')
      return problem(cover, `a file of the kind ${format ?? 'unknown'}`, 'Save the picture as JPEG or PNG.');
    if (width < SMALLEST.width || height < SMALLEST.height)
      return problem(cover, `${width} x ${height} pixels`, 'Put a larger version of the picture here; do not scale a small one up.');
    return [];
  } catch {
    return problem(cover, 'a file that is no readable picture', 'Export the picture again and replace the file.');
  }
};
