import { peek, peekKeys } from './peek';
import type { Problem } from './problem';
import type { Reading } from './readRecord';

interface Shown {
  /** Folder below content/. */
  readonly folder: string;
  /** What one of them is called, with its article. */
  readonly one: string;
  /** What visitors would miss without any. */
  readonly page: string;
  /** What they would miss without one that has a place on the home page. */
  readonly section: string;
}

const shownClinics: Shown = {
  folder: 'clinics',
  one: 'a clinic',
  page: 'the list of clinics',
  section: 'the clinics of the home page',
};
const shownTestimonials: Shown = {
  folder: 'testimonials',
  one: 'a testimonial',
  page: 'the page of testimonials',
  section: 'the success stories of the home page',
};

/** Without any record, the page that shows them cannot be made. */
const none = (readings: readonly Reading[], { folder, one, page }: Shown): Problem[] =>
  readings.length > 0
    ? []
    : [
        {
          file: `content/${folder}`,
          line: 1,
          field: 'folder',
          found: 'no record',
          allowed: `at least one, for ${page}`,
          mend: `Add ${one} below content/${folder}, or restore one from git.`,
        },
      ];

/** Without a place for any of them, the home page would lose a section and say nothing. */
const noneFeatured = (readings: readonly Reading[], { folder, one, section }: Shown): Problem[] => {
  // A file that cannot be read may be the one.
  const isSure = readings.length > 0 && readings.every(({ facts }) => peekKeys(facts?.value) !== undefined);
  const isThere = readings.some(({ facts }) => peek(facts?.value, ['featured']) !== undefined);
  return !isSure || isThere
    ? []
    : [
        {
          file: `content/${folder}`,
          line: 1,
          field: 'featured',
          found: 'no record with this field',
          allowed: `${one} with featured: 1, for ${section}`,
          mend: 'Add the line featured: 1 to the facts.yaml of the one to be shown first.',
        },
      ];
};

/** Pages show what is there: where nothing is, or nothing has a place on the home page, they would have a gap. */
export const problemsOfGaps = (clinics: readonly Reading[], testimonials: readonly Reading[]): Problem[] => [
  ...none(clinics, shownClinics),
  ...noneFeatured(clinics, shownClinics),
  ...none(testimonials, shownTestimonials),
  ...noneFeatured(testimonials, shownTestimonials),
];
