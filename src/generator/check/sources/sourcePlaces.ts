import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshness } from '../../../facts/limits';
import { type Problem, quote } from '../../content/problem';
import { listAt, numberAt, textAt } from '../../content/records/fieldAccess';
import type { ParsedRecord } from '../../content/records/readRecord';
import { memoize } from '../../memoize';
import type { RuleContext } from '../rule';

const FILE = 'docs/sources.md';

/** The code in front of each entry of the list below a heading: `- \`www.nice.org.uk\`: …`. */
const entriesBelow = (markdown: string, heading: string): readonly string[] => {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  return [...section.matchAll(/^- ((?:`[^`]+`(?:, )?)+)/gm)].flatMap(([, codes = '']) =>
    [...codes.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
  );
};

/** Hosts of originals, and the keys of old sources that have a reason; nothing when there is no file. */
const listsOf = memoize((file: string) => {
  if (!existsSync(file)) return undefined;
  const markdown = readFileSync(file, 'utf8');
  return { hosts: entriesBelow(markdown, 'Hosts'), old: entriesBelow(markdown, 'Older') };
});

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

/** Sources at places that are no original, and old ones that nobody has given a reason for. */
export function* problemsOfSourcePlaces({ facts }: ParsedRecord, { root, today }: RuleContext): Iterable<Problem> {
  const lists = listsOf(join(root, FILE));
  if (!lists) return;
  const { hosts, old } = lists;
  const oldest = Number(today.slice(0, 4)) - freshness.sourceYears;
  for (const [index, source] of listAt(facts.value, 'sources').entries()) {
    const host = hostOf(textAt(source, 'url') ?? '');
    if (host && !hosts.includes(host))
      yield facts.problemAt(['sources', index, 'url'], {
        found: quote(host),
        allowed: `the hosts of ${FILE}: authorities, journals and catalogues`,
        fix: 'Link to the original, best by its DOI; or add the host to the list with what it is.',
      });
    const year = numberAt(source, 'year') ?? oldest;
    if (year < oldest && !old.includes(textAt(source, 'key') ?? ''))
      yield facts.problemAt(['sources', index, 'year'], {
        found: String(year),
        allowed: `sources of the last ${freshness.sourceYears} years, or older ones with a reason in ${FILE}`,
        fix: 'Look for a newer one and compare the sentence with it, or write down why this one stays.',
      });
  }
}
