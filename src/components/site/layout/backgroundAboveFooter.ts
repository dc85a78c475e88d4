import type { PageKind } from '../../../data/page';
import type { Color } from '../../../theme/color';

/** Color of a page's last section, behind the footer's ridge. Error pages end in their picture and have no ridge. */
export const backgroundAboveFooter = (kind: PageKind): Color | undefined => {
  if (kind === 'notFound' || kind === 'serverError') return undefined;
  return kind === 'home' || kind === 'careOptions' ? 'paper2' : 'paper';
};
