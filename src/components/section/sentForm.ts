/**
 * For what only makes sense before an inquiry is sent: after a part of the page that holds the form, it matches once the
 * thanks stand in the form's place (src/contact), also those that come without scripts. CSS, so that a page need not ask
 * the form, which lives on its own.
 */
export const holdsThanks = ':has([data-sent], [data-thanks]:target)';
