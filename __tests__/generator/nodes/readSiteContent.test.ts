import { resolve } from 'node:path';
import { checkContent } from '../../../src/generator/check/checkContent';
import { readSiteContent } from '../../../src/generator/nodes/readSiteContent';
import { contentFixture, TODAY } from '../check/contentFixture';

const fixture = contentFixture();

/** @param files of texts, for each of which Gatsby has a node */
const gatsbyWith = (files: readonly string[]) =>
  ({
    graphql: async () => ({
      data: {
        allMarkdownRemark: {
          nodes: files.map((file) => ({ fileAbsolutePath: resolve('/site', file), htmlAst: { type: 'root', file } })),
        },
      },
    }),
  }) as unknown as Parameters<typeof readSiteContent>[0];

test('each record of the check gets its own texts from Gatsby, and a text without a node ends the build', async () => {
  const { content } = await checkContent(fixture.root, TODAY);
  const files = Object.values(content)
    .flat()
    .flatMap(({ folder }) => [`${folder}/words.en.md`, `${folder}/words.es.md`]);
  const { clinics } = await readSiteContent(gatsbyWith(files), content);
  expect(clinics.map(({ facts }) => facts)).toEqual(content.clinics.map(({ facts }) => facts));
  for (const { folder, trees } of clinics)
    expect(trees).toEqual({
      en: { type: 'root', file: `${folder}/words.en.md` },
      es: { type: 'root', file: `${folder}/words.es.md` },
    });
  const [lost = '', ...rest] = files;
  await expect(readSiteContent(gatsbyWith(rest), content)).rejects.toThrow(lost);
});
