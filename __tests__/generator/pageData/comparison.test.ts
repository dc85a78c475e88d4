import { comparedClinic, comparisonFiles } from '../../../src/generator/pageData/comparison';
import { contentFixture } from '../check/contentFixture';
import { one, viewContext } from './viewContext';

const fixture = contentFixture();

const made = async (language: 'en' | 'es', procedure?: string) => {
  const context = await viewContext(fixture.root, language);
  return comparedClinic(one(context.content.clinics, 'valle-alto'), context, procedure);
};

/** In the fixtures valle-alto's main care option is orthopedic surgery, whose lowest price is the rotator cuff's. */
it('begins with the lowest price of the clinic’s main care option, as its card does', async () => {
  const { offers } = await made('en');
  expect(offers[0]?.key).toBe('rotator-cuff-repair');
  expect(offers.at(-1)?.key).toBe('stem-cells-one-joint');
  expect(offers).toHaveLength(5);
});

it('holds only the offers of one procedure where one is asked for', async () => {
  const { offers } = await made('en', 'cell-injection-joint');
  expect(offers.map(({ key }) => key)).toEqual(['stem-cells-one-joint']);
});

it.each([
  ['en', 'English, Spanish'],
  ['es', 'Inglés, español'],
] as const)('names languages in one order for all clinics (%s)', async (language, names) => {
  const { languages, safety } = await made(language);
  expect([languages, safety.records]).toEqual([names, names]);
});

it('names in the list of clinics the file of each', async () => {
  const { choices, clinics } = await comparisonFiles(await viewContext(fixture.root, 'en'));
  const files = (choices.content as { file: string }[]).map(({ file }) => file);
  expect(files.sort()).toEqual(clinics.map(({ address }) => address).sort());
});
