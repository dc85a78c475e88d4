import type { CreateNodeArgs, Node, SourceNodesArgs } from 'gatsby';
import { isLanguage } from '../../facts/locales';
import { contentFolder } from '../content/contentFolder';
import { isProblem } from '../content/problem';
import { splitFrontMatter } from '../content/records/frontMatter';
import { readText } from '../content/records/readText';
import { digestOfWords } from '../content/records/translatedFrom';
import { parseYaml } from '../content/records/yamlSource';
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

interface RecordPath {
  readonly nodeKind: NodeKind;
  readonly recordId: string;
  /** Relative to the project. */
  readonly path: string;
}

const recordPathOf = ({ sourceInstanceName, relativeDirectory = '', base = '' }: FileNode): RecordPath | undefined => {
  if (sourceInstanceName !== contentSource) return undefined;
  const [folder, recordId, ...deeper] = relativeDirectory.split('/');
  const nodeKind = nodeKinds.find(({ kind }) => kind.folder === folder);
  if (!nodeKind || !recordId || deeper.length > 0) return undefined;
  return { nodeKind, recordId, path: `${contentFolder()}/${relativeDirectory}/${base}` };
};

interface FileFields {
  readonly text: string;
  readonly fields: object;
}

/**
 * A file's text and fields, read as in the check, so that pages show what was checked. Undefined when the fields do not
 * fit a schema; the check reports why.
 */
const readFile = (root: string, path: string, schema: NodeKind['kind']['facts']): FileFields | undefined => {
  const read = readText(root, path);
  if (isProblem(read)) return undefined;
  const parts = path.endsWith('.md') ? splitFrontMatter(path, read.text, Object.keys(schema.shape)) : undefined;
  if (parts && isProblem(parts)) return undefined;
  const yaml = parseYaml(path, parts?.fields ?? read.text);
  const fields = isProblem(yaml) ? undefined : schema.safeParse(yaml.value).data;
  return fields && { text: read.text, fields };
};

type NodeArgs = Pick<CreateNodeArgs, 'actions' | 'createNodeId' | 'createContentDigest' | 'getNode'>;

const create = (
  { actions, createNodeId, createContentDigest }: NodeArgs,
  parent: Node,
  type: string,
  fields: {
    readonly recordId: string;
    readonly language?: string;
    readonly digest?: string;
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
 * words.<language>.md, as a child of gatsby-transformer-remark's node.
 * @param root folder of the project
 */
export const createRecordNode = (args: NodeArgs, node: Node, root: string): void => {
  const { type } = node.internal;
  const file = (type === 'MarkdownRemark' ? args.getNode(node.parent ?? '') : node) as FileNode | undefined;
  const place = file && recordPathOf(file);
  if (!file || !place) return;
  const { nodeKind, recordId, path } = place;
  if (type === 'File' && file.base === 'facts.yaml') {
    const read = readFile(root, path, nodeKind.kind.facts);
    if (read) create(args, node, nodeKind.factsType, { recordId, facts: read.fields });
  }
  if (type === 'MarkdownRemark') {
    const [, language] = /^words\.([a-z]{2})\.md$/.exec(file.base ?? '') ?? [];
    if (!isLanguage(language)) return;
    const read = readFile(root, path, nodeKind.kind.words);
    if (!read) return;
    create(args, node, nodeKind.wordsType, {
      recordId,
      language,
      digest: digestOfWords(read.text),
      words: read.fields,
    });
  }
};

/**
 * Gatsby's sourceNodes: creates typed nodes for files that Gatsby has kept from an earlier run. Gatsby does not
 * announce those again, and the schemas may have changed since.
 */
export const createKeptRecordNodes = (args: SourceNodesArgs, root: string): void => {
  for (const node of [...args.getNodesByType('File'), ...args.getNodesByType('MarkdownRemark')])
    createRecordNode(args, node, root);
};
