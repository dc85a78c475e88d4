import type { CreateNodeArgs, Node } from 'gatsby';
import { parse } from 'yaml';
import { isLanguage } from '../../facts/locales';
import { type NodeKind, nodeKinds } from './nodeKinds';

/** A file below content/, as gatsby-source-filesystem has it. */
interface FileNode extends Node {
  readonly sourceInstanceName?: string;
  /** "clinics/valle-alto" */
  readonly relativeDirectory?: string;
  /** "words.en.md" */
  readonly base?: string;
}

/** Name of the source in gatsby-config.ts. */
export const contentSource = 'content';

interface Place {
  readonly nodeKind: NodeKind;
  readonly recordId: string;
}

const placeOf = ({ sourceInstanceName, relativeDirectory = '' }: FileNode): Place | undefined => {
  if (sourceInstanceName !== contentSource) return undefined;
  const [folder, recordId, ...deeper] = relativeDirectory.split('/');
  const nodeKind = nodeKinds.find(({ kind }) => kind.folder === folder);
  return nodeKind && recordId && deeper.length === 0 ? { nodeKind, recordId } : undefined;
};

/** The YAML between the lines of ---; empty where there is none. */
const frontMatterOf = (text: string): string => /^---\r?\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';

/** What a schema does not take becomes no node: the check says what is wrong. */
const valid = (schema: NodeKind['kind']['facts'], yaml: string): object | undefined => {
  try {
    return schema.safeParse(parse(yaml)).data;
  } catch {
    return undefined;
  }
};

const create = (
  { actions, createNodeId, createContentDigest }: CreateNodeArgs,
  parent: Node,
  type: string,
  fields: { readonly recordId: string; readonly language?: string },
): void => {
  const node = {
    ...fields,
    id: createNodeId(`${type} ${fields.recordId} ${fields.language ?? ''}`),
    parent: parent.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  actions.createNode(node);
  actions.createParentChildLink({ parent, child: node });
};

/**
 * Gatsby's onCreateNode: a typed node for each facts.yaml, and one for the front matter of each words.<language>.md, below
 * the Markdown node that gatsby-transformer-remark makes of the file.
 */
export const createRecordNode = async (args: CreateNodeArgs): Promise<void> => {
  const { node, getNode, loadNodeContent } = args;
  const { type } = node.internal;
  const file = (type === 'MarkdownRemark' ? getNode(node.parent ?? '') : node) as FileNode | undefined;
  const place = file && placeOf(file);
  if (!file || !place) return;
  const { nodeKind, recordId } = place;
  if (type === 'File' && file.base === 'facts.yaml') {
    const facts = valid(nodeKind.kind.facts, await loadNodeContent(file));
    if (facts) create(args, node, nodeKind.factsType, { recordId, ...{ facts } });
  }
  if (type === 'MarkdownRemark') {
    const [, language] = /^words\.([a-z]{2})\.md$/.exec(file.base ?? '') ?? [];
    const words = valid(nodeKind.kind.words, frontMatterOf(await loadNodeContent(file)));
    if (words && isLanguage(language)) create(args, node, nodeKind.wordsType, { recordId, language, ...{ words } });
  }
};
