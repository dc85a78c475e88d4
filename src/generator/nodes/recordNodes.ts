import type { CreateNodeArgs, Node, SourceNodesArgs } from 'gatsby';
import { isLanguage } from '../../facts/locales';
import type { ContentKindName } from '../../schemas/kinds';
import type { RecordFields } from '../content/records/readRecord';
import { type NodeKind, nodeKinds } from './nodeKinds';

/** A file below content/, as gatsby-source-filesystem describes it. */
interface FileNode extends Node {
  readonly sourceInstanceName?: string;
  /** "clinics/my-clinic" */
  readonly relativeDirectory?: string;
  /** "words.en.md" */
  readonly base?: string;
}

/** Name of the source in gatsby-config.ts. */
export const contentSource = 'content';

/** The fields of a record as the check has parsed them; undefined when there is no such record. */
export type FieldsOf = (kind: ContentKindName, id: string) => RecordFields | undefined;

interface RecordPath {
  readonly nodeKind: NodeKind;
  readonly recordId: string;
}

const recordPathOf = ({ sourceInstanceName, relativeDirectory = '' }: FileNode): RecordPath | undefined => {
  if (sourceInstanceName !== contentSource) return undefined;
  const [folder, recordId, ...deeper] = relativeDirectory.split('/');
  const nodeKind = nodeKinds.find(({ kind }) => kind.folder === folder);
  return nodeKind && recordId && deeper.length === 0 ? { nodeKind, recordId } : undefined;
};

type NodeArgs = Pick<CreateNodeArgs, 'actions' | 'createNodeId' | 'createContentDigest' | 'getNode'>;

const create = (
  { actions, createNodeId, createContentDigest }: NodeArgs,
  parent: Node,
  type: string,
  fields: {
    readonly recordId: string;
    readonly language?: string;
    readonly facts?: object;
    readonly words?: object;
  },
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
 * Creates the typed node of a file, when it has one: for each facts.yaml, and for the front matter of each
 * words.<language>.md, as a child of gatsby-transformer-remark's node. A file that does not fit its schema gets none.
 */
export const createRecordNode = (args: NodeArgs, node: Node, fieldsOf: FieldsOf): void => {
  const { type } = node.internal;
  const file = (type === 'MarkdownRemark' ? args.getNode(node.parent ?? '') : node) as FileNode | undefined;
  const path = file && recordPathOf(file);
  if (!file || !path) return;
  const { nodeKind, recordId } = path;
  if (type === 'File' && file.base === 'facts.yaml') {
    const facts = fieldsOf(nodeKind.name, recordId)?.facts;
    if (facts) create(args, node, nodeKind.factsType, { recordId, facts });
  }
  if (type === 'MarkdownRemark') {
    const [, language] = /^words\.([a-z]{2})\.md$/.exec(file.base ?? '') ?? [];
    const words = isLanguage(language) ? fieldsOf(nodeKind.name, recordId)?.words[language] : undefined;
    if (language && words) create(args, node, nodeKind.wordsType, { recordId, language, words });
  }
};

/**
 * Gatsby's sourceNodes: creates typed nodes for files that Gatsby has kept from an earlier run. Gatsby does not
 * announce those again, and the schemas may have changed since.
 */
export const createKeptRecordNodes = (args: SourceNodesArgs, fieldsOf: FieldsOf): void => {
  for (const node of [...args.getNodesByType('File'), ...args.getNodesByType('MarkdownRemark')])
    createRecordNode(args, node, fieldsOf);
};
