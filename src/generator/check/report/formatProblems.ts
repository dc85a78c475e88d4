import type { Problem } from './problem';

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

const sorted = (problems: readonly Problem[]): string =>
  [...problems]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(formatProblem)
    .join('\n\n');

const counted = (count: number, what: string): string => (count === 1 ? `1 ${what}` : `${count} ${what}s`);

/** All problems by file and line, with their number: what the check prints. */
export const formatProblems = (problems: readonly Problem[]): string =>
  `${sorted(problems)}\n\n${counted(problems.length, 'problem')} in the content. Nothing was built.`;

/** All warnings by file and line, with their number. */
export const formatWarnings = (warnings: readonly Problem[]): string =>
  `${sorted(warnings)}\n\n${counted(warnings.length, 'warning')}. A build goes on with them.`;
