import type { Problem } from '../report/problem';
import { namesAt, valueAt } from './fieldAccess';
import type { Reading } from './readRecord';

/** A page needs at least one record of these kinds. Without a featured one the home page loses a section. */
const shown = [
  { folder: 'clinics', page: 'the list of clinics', section: 'the clinics of the home page' },
  { folder: 'testimonials', page: 'the page of testimonials', section: 'the success stories of the home page' },
] as const;

/** Reports kinds that have no record although a page needs one. */
export const problemsOfHomePage = (all: readonly Reading[]): Problem[] =>
  shown.flatMap(({ folder, page, section }) => {
    const readings = all.filter(({ kind }) => kind === folder);
    const base = { file: `content/${folder}`, line: 1 };
    if (readings.length === 0)
      return [
        {
          ...base,
          field: 'folder',
          found: 'no record',
          allowed: `at least one, for ${page}`,
          fix: `Add one below content/${folder}, or restore one from git.`,
        },
      ];
    // A file that cannot be read may be the featured one.
    const areRead = readings.every(({ facts }) => namesAt(facts?.value) !== undefined);
    if (!areRead || readings.some(({ facts }) => valueAt(facts?.value, ['featured']) !== undefined)) return [];
    return [
      {
        ...base,
        field: 'featured',
        found: 'no record with this field',
        allowed: `at least one with featured: 1, for ${section}`,
        fix: 'Add the line featured: 1 to the facts.yaml of the one to be shown first.',
      },
    ];
  });
