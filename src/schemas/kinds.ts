import { z } from 'zod';
import { careOptionKeys } from '../facts/careOptionKeys';
import { type Language, locales } from '../facts/locales';
import { careOptionFacts, careOptionWords } from './careOption';
import { clinicFacts, clinicWords } from './clinic';
import { precautionFacts, precautionWords } from './precaution';
import { procedureFacts, procedureWords } from './procedure';
import { testimonialFacts, testimonialWords } from './testimonial';
import { textPageFacts, textPages, textPageWords } from './textPage';
import { withTranslation } from './translation';

/** Adds the field by which a record waits: it makes no page, and what is missing in it stops nobody. */
const withDraft = <Shape extends z.core.$ZodLooseShape>(facts: z.ZodObject<Shape, z.core.$strict>) =>
  facts.extend({
    draft: z.boolean().optional().meta({
      description: 'true while it is being written: no page shows it, and nothing waits for it',
      isSetIfNew: true,
    }),
  });

/** Smallest cover, in pixels, so that it is sharp on a large screen. */
export const smallestCover = { width: 1600, height: 1000 } as const;

/** "1600 x 1000 pixels", as writers read it. */
export const smallestCoverWords = `${smallestCover.width} x ${smallestCover.height} pixels`;

export interface ContentKind {
  /** Folder below content/. */
  readonly folder: string;
  readonly title: string;
  readonly facts: z.ZodObject;
  readonly words: z.ZodObject;
  /** What is below the front matter of words.en.md and words.es.md. */
  readonly text: string;
  readonly hasCover: boolean;
  /** The allowed names of a record's folder, when not every id is possible. */
  readonly ids?: readonly string[];
}

export const contentKinds = {
  clinic: {
    folder: 'clinics',
    title: 'Clinics',
    facts: withDraft(clinicFacts),
    words: withTranslation(clinicWords),
    text: 'The Profile tab: some 100 words, with or without headings that begin with ##. On phones the first sentence below a heading stands beside it and the rest is folded, so let it answer.',
    hasCover: true,
  },
  'care-option': {
    folder: 'care-options',
    title: 'Care options',
    facts: withDraft(careOptionFacts),
    words: withTranslation(careOptionWords),
    text: 'Exactly six sections in this order, each under a heading that begins with ##: overview, what it addresses (one list of exactly 7 entries), how it works (numbered steps), why us, what to expect, call to action.',
    hasCover: true,
    ids: careOptionKeys,
  },
  procedure: {
    folder: 'procedures',
    title: 'Procedures',
    facts: withDraft(procedureFacts),
    words: withTranslation(procedureWords),
    text: 'Exactly three sections in this order, each under a heading that begins with ##: what is done, what is known, what is not known.',
    hasCover: false,
  },
  precaution: {
    folder: 'precautions',
    title: 'Precautions',
    facts: withDraft(precautionFacts),
    words: withTranslation(precautionWords),
    text: 'For whom it is meant, and what a physician has yet to confirm. No page shows it.',
    hasCover: false,
  },
  testimonial: {
    folder: 'testimonials',
    title: 'Testimonials',
    facts: withDraft(testimonialFacts),
    words: withTranslation(testimonialWords),
    text: 'The quotation in plain paragraphs, without quotation marks and without Markdown.',
    hasCover: false,
  },
  page: {
    folder: 'pages',
    title: 'Pages of text',
    facts: withDraft(textPageFacts),
    words: withTranslation(textPageWords),
    text: 'Sections, each under a heading that begins with ##.',
    hasCover: false,
    ids: textPages,
  },
} as const satisfies Record<string, ContentKind>;

export type ContentKindName = keyof typeof contentKinds;

export const contentKindNames = Object.keys(contentKinds) as ContentKindName[];

/** Whether a record may lack its words in a language: other pages stand without a clinic, or what a patient says. */
export const mayLack = (kind: ContentKind, language: Language): boolean =>
  [contentKinds.clinic, contentKinds.testimonial].some((each) => each === kind) && locales[language].partial === true;
