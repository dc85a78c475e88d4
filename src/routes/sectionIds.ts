/**
 * Fragments of the site's own sections, the same in every language, for links from anywhere: `/contact#ways`.
 * Sections take their ids from here; `pageFragments.ts` says which page has which.
 */

/** The main region of every page. */
export const contentId = 'content';

/** The element after the main region. */
export const footerId = 'footer';

/** An empty form: boxes that name it as theirs do not stay ticked over a reload in Firefox. */
export const choicesFormId = 'choices';

/** The form of pages that are about no clinic or procedure: home, care options, contact. */
export const contactFormId = 'contact';

/** The section with a clinic's form. */
export const inquiryId = 'inquiry';

export const keyFeaturesId = 'key-features';

/** The list of clinics that offer a care option. */
export const offeringId = 'clinics';

/** Telephone, mail and address. */
export const waysId = 'ways';

/** The map of all clinics. */
export const destinationsId = 'destinations';

export const otherLegalId = 'other-legal';

/** Sections of a procedure's page. */
export const doneId = 'done';
export const pathId = 'path';
export const costsId = 'costs';
export const whereId = 'where';
export const risksId = 'risks';
export const questionsId = 'questions';
export const sourcesId = 'sources';
export const notForId = 'not-for-you';
export const afterId = 'after';

/** When to call for help, and what is proven or can be tried first. */
export const helpId = 'help';
export const insteadId = 'instead';

/** The procedures of a care option. */
export const proceduresId = 'procedures';
