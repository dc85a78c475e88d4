import type { Definition } from '../ui/Definitions';
import { RichText } from './RichText';

/** Names, each with its text in HTML, as rows of a list of definitions. */
export const definedBy = (texts: readonly { readonly name: string; readonly html: string }[]): readonly Definition[] =>
  texts.map(({ name, html }) => ({ label: name, value: <RichText html={html} /> }));
