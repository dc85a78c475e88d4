import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Node } from 'gatsby';
import { checkContent } from '../../../src/generator/check/checkContent';
import { readFolder } from '../../../src/generator/content/records/folders';
import { readRecord } from '../../../src/generator/content/records/readRecord';
import { stamped } from '../../../src/generator/content/records/translatedFrom';
import { type Content, collectionOf } from '../../../src/generator/content/siteContent';
import { nodeKinds } from '../../../src/generator/nodes/nodeKinds';
import { readSiteContent } from '../../../src/generator/nodes/readSiteContent';
import { createRecordNode, type FieldsOf } from '../../../src/generator/nodes/recordNodes';
import { contentFixture, TODAY } from '../check/contentFixture';

const fixture = contentFixture();

interface RecordNode {
  readonly recordId: string;
  readonly language?: string;
  readonly facts?: object;
  readonly words?: object;
}

const nodeOf = (id: string, type: string, fields: object): Node =>
  ({ id, parent: null, children: [], internal: { type, contentDigest: id, owner: '' }, ...fields }) as Node;

/** Nodes of the records, by their type, as Gatsby's two plugins would call for them. */
const recordNodes = (root: string, fieldsOf: FieldsOf): ReadonlyMap<string, readonly RecordNode[]> => {
  const made = new Map<string, RecordNode[]>();
  const createNode = (node: Node & RecordNode): void => {
    made.set(node.internal.type, [...(made.get(node.internal.type) ?? []), node]);
  };
  for (const path of readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })) {
    const file = nodeOf(path, 'File', {
      sourceInstanceName: 'content',
      relativeDirectory: dirname(path),
      base: basename(path),
    });
    const args = {
      actions: { createNode, createParentChildLink: () => undefined },
      createNodeId: (id: string) => id,
      createContentDigest: JSON.stringify,
      getNode: () => file,
    } as unknown as Parameters<typeof createRecordNode>[0];
    createRecordNode(args, file, fieldsOf);
    if (path.endsWith('.md'))
      createRecordNode(args, nodeOf(`${path} text`, 'MarkdownRemark', { parent: path }), fieldsOf);
  }
  return made;
};

const undo: (() => void)[] = [];
afterEach(() => {
  // The last edit first: a file may have several.
  for (const restore of undo.splice(0).reverse()) restore();
});

const edit = (file: string, change: (text: string) => string): void => {
  const path = join(fixture.root, 'content', file);
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`The edit of ${file} changes nothing.`);
  undo.push(() => writeFileSync(path, text));
  writeFileSync(path, changed);
};

/** In a build nodes come from the check's result. */
const ofContent =
  (content: Content): FieldsOf =>
  (kind, id) =>
    content[collectionOf(kind)].find((record) => record.id === id);

/** In develop they come from the files as they are now. */
const ofFiles: FieldsOf = (kind, id) => readRecord(fixture.root, readFolder(fixture.root, kind, id)).fields;

test.each([
  ['a build', ofContent],
  ['develop', () => ofFiles],
])('in %s each record has the nodes that Gatsby queries, with the facts and words of the check', async (_, from) => {
  const { content, problems } = await checkContent(fixture.root, TODAY);
  expect(problems).toEqual([]);
  const nodes = recordNodes(fixture.root, from(content));
  for (const { name, factsType, wordsType } of nodeKinds) {
    const records = content[collectionOf(name)];
    expect(records.length).toBeGreaterThan(0);
    expect(nodes.get(factsType)).toHaveLength(records.length);
    expect(nodes.get(wordsType)).toHaveLength(records.length * 2);
    for (const { id, facts, words } of records) {
      expect(nodes.get(factsType)).toContainEqual(expect.objectContaining({ recordId: id, facts }));
      for (const language of ['en', 'es'] as const)
        expect(nodes.get(wordsType)).toContainEqual(
          expect.objectContaining({ recordId: id, language, words: words[language] }),
        );
    }
  }
});

const spoken = ['en', 'es'] as const;

test.each(spoken)('pages learn that the text in %s was changed and the other one was not', async (newer) => {
  const fileOf = (language: 'en' | 'es') => `clinics/valle-alto/words.${language}.md`;
  const texts = { en: fixture.read(`content/${fileOf('en')}`), es: fixture.read(`content/${fileOf('es')}`) };
  for (const language of spoken)
    edit(fileOf(language), () => stamped(texts[language], texts[language === 'en' ? 'es' : 'en']));
  const newerLanguage = async () => {
    const { content } = await checkContent(fixture.root, TODAY);
    const nodes = recordNodes(fixture.root, ofContent(content));
    const all = [...nodes.values()].flat() as unknown as Node[];
    const markdown = all.map(({ parent }) => ({ id: parent, htmlAst: { type: 'root', children: [] } }));
    const args = {
      graphql: async () => ({ data: { allMarkdownRemark: { nodes: markdown } } }),
      getNodesByType: (type: string) => nodes.get(type) ?? [],
    } as unknown as Parameters<typeof readSiteContent>[0];
    return (await readSiteContent(args, content)).clinics.find(({ id }) => id === 'valle-alto')?.newerLanguage;
  };
  expect(await newerLanguage()).toBeUndefined();
  edit(fileOf(newer), (text) => text.replace('lede: ', 'lede: Hoy, '));
  expect(await newerLanguage()).toBe(newer);
});

test('a file that its schema refuses becomes no node; the other files of the record stay', () => {
  edit('clinics/valle-alto/facts.yaml', (text) => text.replace(/^founded: .*$/m, 'founded: long ago'));
  const nodes = recordNodes(fixture.root, ofFiles);
  const idsOf = (type: string) => (nodes.get(type) ?? []).map(({ recordId }) => recordId);
  expect(idsOf('Clinic')).toContain('casa-ceiba');
  expect(idsOf('Clinic')).not.toContain('valle-alto');
  expect(idsOf('ClinicWords').filter((id) => id === 'valle-alto')).toHaveLength(2);
});
