import { isRoute, type PlainRouteKey, pageType } from '../../../routes/table';
import { usePage } from '../../ui/page/PageProvider';

/** For `aria-current`: "page" for the page itself, "true" for the list that a detail page belongs to. */
export const useCurrentRoute = () => {
  const { kind } = usePage();
  return (route: PlainRouteKey): 'page' | 'true' | undefined => {
    if (kind === route) return 'page';
    return isRoute(kind) && pageType(kind).parent === route ? 'true' : undefined;
  };
};
