import type { CreateNodeArgs, Node, SourceNodesArgs } from 'gatsby';
import { isLanguage } from '../../facts/locales';
import { splitFrontMatter } from '../check/records/frontMatter';
import { readText } from '../check/records/readText';
import { parseYaml } from '../check/records/yamlSource';
import { isProblem } from '../check/report/problem';
import { digestOfWords } from '../check/translations/stamp';
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
  /** Relative to the project. */
  readonly path: string;
}

const placeOf = ({ sourceInstanceName, relativeDirectory = '', base = '' }: FileNode): Place | undefined => {
  if (sourceInstanceName !== contentSource) return undefined;
  const [folder, recordId, ...deeper] = relativeDirectory.split('/');
  const nodeKind = nodeKinds.find(({ kind }) => kind.folder === folder);
  if (!nodeKind || !recordId || deeper.length > 0) return undefined;
  return { nodeKind, recordId, path: `content/${relativeDirectory}/${base}` };
};

/**
 * A file's fields, read as the check reads them, so that pages show what it has judged. Undefined where a schema does not
 * take them: the check says what is wrong.
 */
const readFields = (root: string, path: string, schema: NodeKind['kind']['facts']): object | undefined => {
  const read = readText(root, path);
  if (isProblem(read)) return undefined;
  const parts = path.endsWith('.md') ? splitFrontMatter(path, read.text, Object.keys(schema.shape)) : undefined;
  if (parts && isProblem(parts)) return undefined;
  const yaml = parseYaml(path, parts?.fields ?? read.text);
  return isProblem(yaml) ? undefined : schema.safeParse(yaml.value).data;
};

type NodeArgs = Pick<CreateNodeArgs, 'actions' | 'createNodeId' | 'createContentDigest' | 'getNode'>;

const create = (
  { actions, createNodeId, createContentDigest }: NodeArgs,
  parent: Node,
  type: string,
  fields: { readonly recordId: string; readonly language?: string; readonly digest?: string },
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
 * Makes the typed node of a file's node, where it has one: of each facts.yaml, and of the front matter of each
 * words.<language>.md, below the Markdown node that gatsby-transformer-remark makes of the file.
 * @param root folder of the project
 */
export const createRecordNode = (args: NodeArgs, node: Node, root: string): void => {
  const { type } = node.internal;
  const file = (type === 'MarkdownRemark' ? args.getNode(node.parent ?? '') : node) as FileNode | undefined;
  const place = file && placeOf(file);
  if (!file || !place) return;
  const { nodeKind, recordId, path } = place;
  if (type === 'File' && file.base === 'facts.yaml') {
    const facts = readFields(root, path, nodeKind.kind.facts);
    if (facts) create(args, node, nodeKind.factsType, { recordId, ...{ facts } });
  }
  if (type === 'MarkdownRemark') {
    const [, language] = /^words\.([a-z]{2})\.md$/.exec(file.base ?? '') ?? [];
    const words = isLanguage(language) && readFields(root, path, nodeKind.kind.words);
    const read = words && readText(root, path);
    if (read && !isProblem(read))
      create(args, node, nodeKind.wordsType, { recordId, language, digest: digestOfWords(read.text), ...{ words } });
  }
};

/**
 * Gatsby's sourceNodes: typed nodes of files that Gatsby kept from an earlier run. It does not announce those again, and
 * the schemas may have changed since.
 */
export const createKeptRecordNodes = (args: SourceNodesArgs, root: string): void => {
  for (const node of [...args.getNodesByType('File'), ...args.getNodesByType('MarkdownRemark')])
    createRecordNode(args, node, root);
};
