import { languages } from '../../facts/locales';
import { pathFor } from '../../routes/path';
import { type PlainRouteKey, type RouteKey, routeTable } from '../../routes/table';
import type { LinkTargets } from './links';
import { peekText } from './peek';
import type { Reading } from './readRecord';

const isPlain = (route: RouteKey): route is PlainRouteKey => route !== 'clinic' && route !== 'careOption';

/** All paths that pages will have, as far as the records can be read. */
export const linkTargets = (clinics: readonly Reading[], careOptions: readonly Reading[]): LinkTargets => {
  const plain = (Object.keys(routeTable) as RouteKey[]).filter(isPlain);
  const paths = languages.flatMap((language) => [
    ...plain.map((route) => pathFor(route, language)),
    ...clinics.map(({ id }) => pathFor('clinic', language, id)),
    ...careOptions.flatMap(({ facts }) => {
      const slug = peekText(facts?.value, 'slug', language);
      return slug ? [pathFor('careOption', language, slug)] : [];
    }),
  ]);
  const isUnsure = careOptions.some(({ facts }) =>
    languages.some((language) => !peekText(facts?.value, 'slug', language)),
  );
  return {
    paths: new Set(paths),
    unsureBelow: isUnsure ? languages.map((language) => pathFor('careOption', language, '_').slice(0, -1)) : [],
  };
};
