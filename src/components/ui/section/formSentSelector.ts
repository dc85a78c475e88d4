/**
 * Selector: the form has been sent, with or without scripts. Hides hints that are meant for before. CSS, so that a page
 * does not depend on the form's state.
 */
export const formSentSelector = ':has([data-sent], [data-thanks]:target)';
