import type { Problem } from '../content/problem';

/** Control characters in a broken file would control the terminal that shows the problem. */
const visible = (text: string): string =>
  text.replace(/\p{Cc}/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Four or five lines, `file:line` first, no line break at the end. */
export const formatProblem = ({ file, line, field, found, allowed, nearest, fix }: Problem): string =>
  [
    `${file}:${line}  ${field}`,
    `    found    ${found}`,
    `    allowed  ${allowed}`,
    ...(nearest === undefined ? [] : [`    nearest  ${nearest}`]),
    `    fix      ${fix}`,
  ]
    .map(visible)
    .join('\n');

/** All problems, warnings or gaps of drafts by file and line, with their number: what the check prints. */
export const formatProblems = (
  problems: readonly Problem[],
  what: 'problem' | 'warning' | 'gap' = 'problem',
): string => {
  const sorted = [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const count = `${problems.length} ${what}${problems.length === 1 ? '' : 's'}`;
  return `${sorted.map(formatProblem).join('\n\n')}\n\n${count}.`;
};
