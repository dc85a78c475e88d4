import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../site/siteFolders';

const thrown = /new Error\(\s*(`[^`]+`|'[^'\n]+')/g;

const patternOf = (literal: string): RegExp =>
  new RegExp(
    `^${literal
      .slice(1, -1)
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    's',
  );

/**
 * `file:line` where the site's code throws these words, or undefined. Gatsby bundles gatsby-node without a source map, so that
 * a stack does not tell.
 */
export const placeInSource = (message: string, root = rootFolder): string | undefined => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    const source = readFileSync(join(root, 'src', file), 'utf8');
    for (const { 1: literal = '', index } of source.matchAll(thrown))
      if (/\w{3}/.test(literal.replace(/\$\{[^}]*\}/g, '')) && patternOf(literal).test(message))
        return `src/${file}:${source.slice(0, index).split('\n').length}`;
  }
  return undefined;
};
