import { type Language, languages } from '../../../facts/locales';
import { pathFor } from '../../../routes/path';
import { redirects } from '../../../routes/table';
import { contentFolder } from '../../content/contentFolder';
import { type Problem, problemOfFile } from '../../content/problem';
import { textAt, valueAt } from '../../content/records/fieldAccess';
import { kinds } from '../../content/records/folders';
import { changedFiles, committedValue } from '../lastCommit';
import type { RuleContext } from '../rule';

/** Records with a page of their own, and the page that lists them. */
const routes = {
  clinic: { route: 'clinic', list: 'clinics' },
  'care-option': { route: 'careOption', list: 'careOptions' },
  procedure: { route: 'procedure', list: 'procedures' },
} as const;

/** The last part of an address: a slug from the facts, or else the folder's name. */
const slugOf = (facts: unknown, id: string, language: Language): string => textAt(facts, 'slug', language) ?? id;

const isSample = (facts: unknown): boolean => valueAt(facts, ['sample']) === true;

/** Addresses of the last commit that no record has any more, as warnings: links to them would break. */
export function* problemsOfLostAddresses(context: RuleContext): Iterable<Problem> {
  const kept = redirects.map(({ from }): string => from);
  // Samples are never published: when an owner has taken them all out, nobody has their addresses.
  const hasSamples = context.all.clinic.some(({ facts }) => isSample(facts.value));
  for (const kind of Object.keys(routes) as (keyof typeof routes)[]) {
    const { route, list } = routes[kind];
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
      const reading = context.all[kind].find(({ facts }) => facts.file === changed);
      // While its facts cannot be read, nobody knows its address.
      if (reading && !reading.fields.facts) continue;
      const lost = languages
        .map((language) => ({ language, path: pathFor(route, language, slugOf(before, id, language)) }))
        .filter(({ path }) => !now.has(path) && !kept.includes(path));
      const name = textAt(before, 'name');
      const renamed = context.all[kind].find(
        ({ facts }) => name && facts !== reading?.facts && textAt(facts.value, 'name') === name,
      );
      const rows = lost.map(({ language, path }) => {
        const to = renamed && pathFor(route, language, slugOf(renamed.facts.value, renamed.id, language));
        return `{ from: '${path}', to: ${to ? `'${to}'` : `routeTable.${list}.${language}`} }`;
      });
      const [first] = lost;
      if (first) {
        const finding = {
          found: `no page any more at ${lost.map(({ path }) => path).join(' and ')}`,
          allowed: 'addresses that stay: people have them in their mail, and search engines in their lists',
          fix: `Give the folder or the slug its name back; or lead from the old address to another one by a row of redirects in src/routes/table.ts: ${rows.join(', ')}.`,
        };
        yield problemOfFile(changed, 'address', finding, reading?.facts.lineOf(['slug', first.language]));
      }
    }
  }
}
