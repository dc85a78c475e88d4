import type { NotFoundView } from '../../data/pages';
import { detailAt } from '../../routes/detailAt';
import { checkOf, type RouteResult, type RuleMessage } from '../../routes/detailChecks';
import type { DetailRouteKey } from '../../routes/table';

/** What the 404 page says about the requested address. */
export type NotFoundReason =
  /** No route matches: not fatal. Page not found: {path} */
  | { readonly kind: 'noRoute'; readonly fatal: false; readonly path: string }
  /** A validation step refused the id: fatal. Page Not Found: {fullPath}, unless the rule brings its own message. */
  | {
      readonly kind: 'failedCheck';
      readonly fatal: true;
      readonly route: DetailRouteKey;
      readonly fullPath: string;
      readonly message?: RuleMessage;
    }
  | { readonly kind: 'redirect'; readonly to: string };

const readable = (text: string): string => {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
};

interface Asked {
  readonly route: DetailRouteKey;
  readonly path: string;
  readonly fullPath: string;
  /** Query and fragment, with their marks. */
  readonly rest: string;
}

const fromCheck = (result: RouteResult, { route, path, fullPath, rest }: Asked): NotFoundReason => {
  switch (result.kind) {
    case 'error':
      return { kind: 'failedCheck', fatal: true, route, fullPath, message: result.message };
    case 'redirect':
      // The address may have a fragment.
      return { kind: 'redirect', to: result.to + rest };
    case 'ok':
      // The page exists now, or the host lost it: no check can tell.
      return { kind: 'noRoute', fatal: false, path };
  }
};

/** R5.5, R8.1, R8.2. `search` and `hash` with their marks; they belong to the full path only. */
export const describeNotFound = (
  { pathname, search, hash }: { readonly pathname: string; readonly search: string; readonly hash: string },
  { known }: Pick<NotFoundView, 'known'>,
): NotFoundReason => {
  const path = readable(pathname);
  const detail = detailAt(pathname);
  if (!detail) return { kind: 'noRoute', fatal: false, path };
  const { route, id } = detail;
  const result = checkOf[route]({ id, known: known[route] });
  const rest = search + hash;
  return fromCheck(result, { route, path, fullPath: readable(pathname + rest), rest });
};
