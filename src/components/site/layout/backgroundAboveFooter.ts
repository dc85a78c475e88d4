import type { PageKind } from '../../../data/page';
import type { Color } from '../../../theme/color';

/** Color of the last section of a page: the footer's ridge stands on it. Error pages end in their picture: no ridge. */
export const backgroundAboveFooter = (kind: PageKind): Color | undefined => {
  if (kind === 'notFound' || kind === 'serverError') return undefined;
  return kind === 'home' || kind === 'careOptions' ? 'paper2' : 'paper';
};
