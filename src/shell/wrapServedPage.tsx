import type { GatsbyBrowser } from 'gatsby';
import { ServedStyles } from './ServedStyles';
import { wrapPageElement as wrapInShell } from './wrapPageElement';

/** The shell, and what takes a served page over. */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = (args) => (
  <ServedStyles>{wrapInShell(args)}</ServedStyles>
);
