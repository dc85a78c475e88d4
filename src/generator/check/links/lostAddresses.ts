import { type Language, languages } from '../../../facts/locales';
import { pathFor } from '../../../routes/path';
import { type DetailRouteKey, redirects } from '../../../routes/table';
import type { ContentKindName } from '../../../schemas/kinds';
import { contentFolder } from '../../content/contentFolder';
import { type Problem, problemOfFile } from '../../content/problem';
import { textAt, valueAt } from '../../content/records/fieldAccess';
import { kinds } from '../../content/records/folders';
import { changedFiles, committedValue } from '../lastCommit';
import type { RuleContext } from '../rule';

/** Records with a page of their own. */
const routes: Partial<Record<ContentKindName, DetailRouteKey>> = {
  clinic: 'clinic',
  'care-option': 'careOption',
  procedure: 'procedure',
};

/** The last part of an address: a slug from the facts, or else the folder's name. */
const slugOf = (facts: unknown, id: string, language: Language): string => textAt(facts, 'slug', language) ?? id;

const isSample = (facts: unknown): boolean => valueAt(facts, ['sample']) === true;

/** Addresses of the last commit that no record has any more, as warnings: links to them would break. */
export function* problemsOfLostAddresses(context: RuleContext): Iterable<Problem> {
  const kept = redirects.map(({ from }): string => from);
  // Samples are never published: when an owner has taken them all out, nobody has their addresses.
  const hasSamples = context.all.clinic.some(({ facts }) => isSample(facts.value));
  for (const [kind, route] of Object.entries(routes) as [ContentKindName, DetailRouteKey][]) {
    const folder = `${contentFolder()}/${kinds[kind].folder}/`;
    const file = new RegExp(`^${folder}([^/]+)/facts\\.yaml$`);
    const now = new Set(
      languages.flatMap((language) =>
        context.all[kind].map(({ id, facts }) => pathFor(route, language, slugOf(facts.value, id, language))),
      ),
    );
    for (const changed of changedFiles(context)) {
      const id = file.exec(changed)?.[1];
      const before = id && committedValue(context, changed);
      if (!id || !before || (isSample(before) && !hasSamples)) continue;
      const lost = languages
        .map((language) => pathFor(route, language, slugOf(before, id, language)))
        .filter((path) => !now.has(path) && !kept.includes(path));
      if (lost.length > 0)
        yield problemOfFile(changed, 'address', {
          found: `no page any more at ${lost.join(' and ')}`,
          allowed: 'addresses that stay: people have them in their mail, and search engines in their lists',
          fix: `Give the folder or the slug its name back; or lead from the old address to another one by a row of redirects in src/routes/table.ts: { from: '${lost[0]}', to: routeTable.clinics.en }.`,
        });
    }
  }
}
