import { type Country, countries } from '../../../../src/facts/countries';
import { languages } from '../../../../src/facts/locales';
import { fits, labelBox, markBox, overlap } from '../../../../src/generator/assets/maps/labelBox';
import { outlineFor } from '../../../../src/generator/assets/maps/outlines';
import { placeCities } from '../../../../src/generator/assets/maps/placeCities';
import { project } from '../../../../src/generator/assets/maps/project';
import { labelLevels } from '../../../../src/theme/map';

const medellin = { city: 'Medellín', latitude: 6.24, longitude: -75.57 };

it.each<[Country, string, number, number, number, number]>([
  ['colombia', 'Medellín', 6.24, -75.57, 338, 221],
  ['colombia', 'Cartagena', 10.39, -75.48, 341, 96],
  ['usa', 'Denver', 39.74, -104.99, 283, 250],
  ['ecuador', 'Quito', -0.18, -78.47, 387, 166],
])('%s: puts %s where the drawing has it', (country, _city, latitude, longitude, x, y) => {
  expect(project(outlineFor(country).projection, { latitude, longitude })).toEqual({ x, y });
});

it('puts the pin first and leaves out the same city among the others', () => {
  const cities = placeCities(outlineFor('colombia'), medellin, 'en');
  expect(cities[0]).toMatchObject({ name: 'Medellín', kind: 'pin', x: 338, y: 221, side: 'left' });
  expect(cities.filter(({ name }) => name === 'Medellín')).toHaveLength(1);
});

it('knows the same city without its accents and under its name in the other language', () => {
  const count = outlineFor('mexico').cities.length;
  const capital = { latitude: 19.39, longitude: -99.17 };
  expect(placeCities(outlineFor('mexico'), { ...capital, city: 'Mexico City' }, 'en')).toHaveLength(count);
  expect(placeCities(outlineFor('mexico'), { ...capital, city: 'Ciudad de Mexico' }, 'es')).toHaveLength(count);
});

it('names cities in the language of the page', () => {
  const names = (language: 'en' | 'es'): string[] =>
    placeCities(outlineFor('mexico'), { city: 'Tijuana', latitude: 32.53, longitude: -117.04 }, language).map(
      ({ name }) => name,
    );
  expect(names('en')).toContain('Mexico City');
  expect(names('es')).toContain('Ciudad de México');
});

it('gives no label to a city that lies beside the pin', () => {
  const place = { city: 'Envigado', latitude: 6.0, longitude: -75.2 };
  const neighbour = placeCities(outlineFor('colombia'), place, 'es').find(({ name }) => name === 'Medellín');
  expect(neighbour?.level).toBe(-1);
});

it('names the other partner city of a small country', () => {
  const nosara = { city: 'Nosara', latitude: 9.98, longitude: -85.65 };
  const other = placeCities(outlineFor('costa-rica'), nosara, 'es').find(({ name }) => name === 'Escazú');
  expect(other?.level).toBeGreaterThanOrEqual(0);
});

const everyCity = countries.flatMap((country) =>
  outlineFor(country).cities.flatMap((city) =>
    languages.map((language) => ({ country, city, name: city.name[language] ?? city.name.en, language })),
  ),
);

it.each(everyCity)(
  'labels never meet when the pin stands in $name ($language)',
  ({ country, city, name, language }) => {
    const outline = outlineFor(country);
    const placed = placeCities(outline, { ...city, city: name }, language);
    labelLevels.forEach(({ scale }, level) => {
      const marks = placed.map((each) => (each.level >= level ? markBox(each, each.kind, scale) : undefined));
      const labels = placed.map((each) =>
        each.level >= level ? labelBox(each.name, each, each.side, each.kind, scale) : undefined,
      );
      expect(labels[0]).toBeDefined();
      for (const [index, label] of labels.entries()) {
        if (!label) continue;
        expect(fits(label, outline)).toBe(true);
        expect(labels.some((other, at) => other && at > index && overlap(label, other))).toBe(false);
        expect(marks.some((mark, at) => mark && at !== index && overlap(label, mark))).toBe(false);
      }
    });
  },
);
