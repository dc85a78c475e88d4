import { problemsOfInterfaceCountries, unofferedIn } from '../../../../src/generator/check/claims/countriesInProse';
import { readLocales } from '../../../../src/generator/content/locales/localeFiles';
import { contentFixture } from '../contentFixture';
import { english } from '../paths';

const fixture = contentFixture();

// The tests' site has six countries.
test.each([
  ['Dentistry is licensed in all five countries.', ['"all five countries", but src/facts/own.json lists 6']],
  ['We know clinics in 7 countries.', ['"clinics in 7 countries", but src/facts/own.json lists 6']],
  ['Licensed in all six countries; our 6 countries differ.', []],
  ['A study in three countries counted them.', []],
])('%s', async (sentence, found) => {
  const { warnings } = await fixture.check((change) => change.append(english, `\n${sentence}\n`));
  expect(warnings.map((warning) => warning.found).filter((said) => said.includes('countries'))).toEqual(found);
});

test('words of the interface too', () =>
  fixture.after(
    (change) => change.write('locales/es/home.json', '{ "title": "Clínicas en los cinco países" }'),
    (root) =>
      expect(problemsOfInterfaceCountries(readLocales(root))).toEqual([
        expect.objectContaining({ file: 'locales/es/home.json', field: 'title' }),
      ]),
  ));

// An owner who offers Ecuador alone.
test.each([
  ['Our partner clinics work in Mexico, the United States and Ecuador.', ['mexico', 'usa']],
  ['Clínicas en México, República Dominicana y Ecuador.', ['mexico', 'republica-dominicana']],
  ['Patients from the United States fly to Ecuador.', []],
])('a list of countries that are not offered: %s', (sentence, unoffered) =>
  expect(unofferedIn(sentence, ['ecuador'])).toEqual(unoffered),
);
