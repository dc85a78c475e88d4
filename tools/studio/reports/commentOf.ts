import { formatProblem } from '../../../src/generator/check/formatProblems';
import type { Problem } from '../../../src/generator/content/problem';
import type { Findings } from './reports';

/** The marker by which the workflow finds its own comment again. */
const marker = '<!-- studio -->';

/** In a block of code: nothing that content says becomes markup or calls somebody. */
const list = (problems: readonly Problem[]): string =>
  `~~~~~~text\n${problems.map(formatProblem).join('\n\n')}\n~~~~~~`;

/** What the check says of a branch of content, as a comment of a pull request (GitHub Flavored Markdown). */
export const commentOf = ({ problems, warnings, notes }: Omit<Findings, 'time'>): string =>
  [
    marker,
    problems.length > 0
      ? `**Please correct this before it can be published.** Open each record in the studio, correct it and save.\n\n${list(problems)}`
      : '**The content is in order.** Somebody can read it and merge.',
    ...(warnings.length > 0 ? [`To look at; it can be published with these:\n\n${list(warnings)}`] : []),
    ...(notes.length > 0 ? [`Not on the site:\n\n~~~~~~text\n${notes.join('\n')}\n~~~~~~`] : []),
  ].join('\n\n');
