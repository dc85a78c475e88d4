import { site } from '../facts/site';
import { classifyOwnUrl } from './address';

/** `window.location` behind our own functions, which tests can replace. */
export const navigation = {
  here: (): { pathname: string; search: string; hash: string; origin: string } => window.location,
  assign: (address: string): void => window.location.assign(address),
  replace: (address: string): void => window.location.replace(address),
  reload: (): void => window.location.reload(),
};

interface GoOptions {
  /** Adds no history entry. */
  readonly replace?: boolean;
  /** The only way to leave the site from code (R8.4: refused unless explicitly allowed). */
  readonly external?: boolean;
}

/**
 * Goes to an address by a full page load. Returns whether it went. An address outside the site without `external`, or
 * one that can carry a script, is refused and logged.
 */
export const goTo = (address: string, { replace = false, external = false }: GoOptions = {}): boolean => {
  const verdict = classifyOwnUrl(address, [navigation.here().origin, site.url]);
  const allowed = verdict.kind === 'internal' || (verdict.kind === 'external' && external);
  if (!allowed) {
    const reason = verdict.kind === 'refused' ? verdict.reason : verdict.kind;
    console.error(`Navigation refused (${reason}):`, address);
    return false;
  }
  const target = verdict.kind === 'external' ? verdict.url : verdict.path + verdict.search + verdict.fragment;
  navigation[replace ? 'replace' : 'assign'](target);
  return true;
};
