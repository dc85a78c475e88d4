/** Selector: the form has been sent. CSS hides hints that are meant for before, with or without scripts. */
export const formSentSelector = ':has([data-sent], [data-thanks]:target)';
