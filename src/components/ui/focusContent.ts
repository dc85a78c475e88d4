import { contentId } from '../../routes/sectionIds';

/** For a button that goes when it is pressed: the focus would fall to the document's beginning. */
export const focusContent = (): void => document.getElementById(contentId)?.focus({ preventScroll: true });
