import type { PlainRouteKey } from '../../routes/table';
import { usePage } from '../page/PageProvider';

/** For `aria-current`: "page" for the page itself, "true" for the list that a detail page belongs to. */
export const useCurrentRoute = () => {
  const { kind } = usePage();
  return (route: PlainRouteKey): 'page' | 'true' | undefined => {
    if (kind === route) return 'page';
    if ((kind === 'clinic' && route === 'clinics') || (kind === 'careOption' && route === 'careOptions')) return 'true';
    return undefined;
  };
};
