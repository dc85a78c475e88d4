import { contentId } from '../../routes/sectionIds';

/** For a button that is removed when it is pressed: the focus would fall back to the start of the document. */
export const focusContent = (): void => document.getElementById(contentId)?.focus({ preventScroll: true });
