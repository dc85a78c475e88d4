import type { CheckResult } from '../../src/generator/check/checkContent';

const none = { clinics: [], careOptions: [], procedures: [], testimonials: [], pages: [], precautions: [] };

/** Stands in for the check of content where a studio is measured or tried. */
export const nothingFound: CheckResult = {
  content: none,
  withDrafts: none,
  problems: [],
  warnings: [],
  next: [],
  drafts: [],
  notes: [],
};
