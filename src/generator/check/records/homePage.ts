import { contentFolder } from '../../content/contentFolder';
import { type Problem, problemOfFile } from '../../content/problem';
import { namesAt, valueAt } from '../../content/records/fieldAccess';
import { kinds } from '../../content/records/folders';
import type { RuleContext } from '../rule';

/** A page needs at least one record of these kinds. Without a featured one the home page loses a section. */
const shown = [
  { kind: 'clinic', page: 'the list of clinics', section: 'the clinics of the home page' },
  { kind: 'testimonial', page: 'the page of testimonials', section: 'the success stories of the home page' },
] as const;

/** Kinds that have no record, or no featured one, although a page needs one. */
export function* problemsOfHomePage(all: RuleContext['all']): Iterable<Problem> {
  for (const { kind, page, section } of shown) {
    const folder = `${contentFolder()}/${kinds[kind].folder}`;
    const values = all[kind].map(({ facts }) => facts.value);
    // A file that cannot be read may be the featured one.
    const isFeatured = (value: unknown): boolean => !namesAt(value) || valueAt(value, ['featured']) !== undefined;
    if (values.length === 0)
      yield problemOfFile(folder, 'folder', {
        found: 'no record',
        allowed: `at least one, for ${page}`,
        fix: `Add one below ${folder}, or restore one from git.`,
      });
    else if (!values.some(isFeatured))
      yield problemOfFile(folder, 'featured', {
        found: 'no record with this field',
        allowed: `at least one with featured: 1, for ${section}`,
        fix: 'Add the line featured: 1 to the facts.yaml of the one to be shown first.',
      });
  }
}
