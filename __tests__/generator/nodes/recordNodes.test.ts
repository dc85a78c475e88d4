import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Node } from 'gatsby';
import { checkContent } from '../../../src/generator/check/checkContent';
import { stamped } from '../../../src/generator/content/records/translatedFrom';
import { collectionOf } from '../../../src/generator/content/siteContent';
import { nodeKinds } from '../../../src/generator/nodes/nodeKinds';
import { readSiteContent } from '../../../src/generator/nodes/readSiteContent';
import { createRecordNode } from '../../../src/generator/nodes/recordNodes';
import { contentKindNames, contentKinds } from '../../../src/schemas/kinds';
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
const recordNodes = (root: string): ReadonlyMap<string, readonly RecordNode[]> => {
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
    createRecordNode(args, file, root);
    if (path.endsWith('.md')) createRecordNode(args, nodeOf(`${path} text`, 'MarkdownRemark', { parent: path }), root);
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

const words = 'clinics/valle-alto/words.es.md';

/** How writers' editors may save what reads the same. */
const savings: readonly (readonly [string, () => void])[] = [
  ['as it stands', () => undefined],
  ['with line ends of Windows', () => edit(words, (text) => text.replace(/\n/g, '\r\n'))],
  ['with a mark at its beginning', () => edit(words, (text) => `\uFEFF${text}`)],
  ['with accents as characters of their own', () => edit(words, (text) => text.normalize('NFD'))],
  [
    'with paragraphs in folded lines',
    () =>
      edit(words, (text) => text.replace(/^gettingThere:.*\n(?: .*\n|\n)*/m, 'gettingThere: >-\n  Uno.\n\n  Dos.\n')),
  ],
];

test.each(savings)('nodes have the facts and words that the check has judged, of a file saved %s', async (_, save) => {
  save();
  const { content, problems } = await checkContent(fixture.root, TODAY);
  expect(problems).toEqual([]);
  const nodes = recordNodes(fixture.root);
  for (const { kind, factsType, wordsType } of nodeKinds) {
    const name = contentKindNames.find((each) => contentKinds[each] === kind);
    const records = name ? content[collectionOf(name)] : [];
    expect(records.length).toBeGreaterThan(0);
    expect(nodes.get(factsType)).toHaveLength(records.length);
    expect(nodes.get(wordsType)).toHaveLength(records.length * 2);
    for (const { id, facts, words: judged } of records) {
      expect(nodes.get(factsType)).toContainEqual(expect.objectContaining({ recordId: id, facts }));
      for (const language of ['en', 'es'] as const)
        expect(nodes.get(wordsType)).toContainEqual(
          expect.objectContaining({ recordId: id, language, words: judged[language] }),
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
    const nodes = recordNodes(fixture.root);
    const all = [...nodes.values()].flat() as unknown as Node[];
    const markdown = all.map(({ parent }) => ({
      id: parent,
      rawMarkdownBody: '',
      htmlAst: { type: 'root', children: [] },
    }));
    const args = {
      graphql: async () => ({ data: { allMarkdownRemark: { nodes: markdown } } }),
      getNodesByType: (type: string) => nodes.get(type) ?? [],
    } as unknown as Parameters<typeof readSiteContent>[0];
    return (await readSiteContent(args)).clinics.find(({ id }) => id === 'valle-alto')?.newerLanguage;
  };
  expect(await newerLanguage()).toBeUndefined();
  edit(fileOf(newer), (text) => text.replace('lede: ', 'lede: Hoy, '));
  expect(await newerLanguage()).toBe(newer);
});

test('what a schema refuses becomes no node', () => {
  edit('clinics/valle-alto/facts.yaml', (text) => text.replace(/^founded: .*$/m, 'founded: long ago'));
  const ids = (recordNodes(fixture.root).get('Clinic') ?? []).map(({ recordId }) => recordId);
  expect(ids).toContain('casa-ceiba');
  expect(ids).not.toContain('valle-alto');
});
