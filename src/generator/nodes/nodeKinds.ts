import { type ContentKind, type ContentKindName, contentKindNames, contentKinds } from '../../schemas/kinds';

/** A kind of content with the names of its nodes: `Clinic` for its facts, `ClinicWords` for the words of one language. */
export interface NodeKind {
  readonly name: ContentKindName;
  readonly kind: ContentKind;
  readonly factsType: string;
  readonly wordsType: string;
}

const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const nodeKinds: readonly NodeKind[] = contentKindNames.map((name) => ({
  name,
  kind: contentKinds[name],
  factsType: pascalCase(name),
  wordsType: `${pascalCase(name)}Words`,
}));
