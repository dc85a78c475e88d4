/** @jest-environment node */

import { facts, james } from '../paths';
import { contentRules } from './contentRules';

const { fixture, refuses } = contentRules();

describe('values out of a list', () => {
  test('unknown country', () =>
    refuses((content) => content.replace(facts, 'country: colombia', 'country: columbia'), {
      file: facts,
      line: 'country:',
      field: 'country',
      found: '"columbia"',
      allowed: 'mexico, usa, colombia, costa-rica, republica-dominicana, ecuador',
      nearest: 'colombia',
      mend: 'Write colombia.',
    }));

  test('unknown specialty', () =>
    refuses((content) => content.replace(facts, '  - stem-cells\n', '  - stem-cell\n'), {
      file: facts,
      line: '- stem-cells',
      field: 'specialties.1',
      found: '"stem-cell"',
      nearest: 'stem-cells',
      mend: 'Write stem-cells.',
    }));

  test('the same specialty twice', () =>
    refuses((content) => content.replace(facts, '  - stem-cells\n', '  - stem-cells\n  - stem-cells\n'), {
      file: facts,
      line: 'specialties:',
      field: 'specialties',
      allowed: 'each entry once',
      mend: 'Remove the entry that stands twice.',
    }));

  test('a specialty without a treatment', () =>
    refuses((content) => content.replace(facts, '  - stem-cells\n', '  - stem-cells\n  - dental-treatments\n'), {
      file: facts,
      line: 11,
      field: 'specialties.2',
      found: 'without a treatment',
      mend: 'Add a treatment',
    }));

  test('an expert of a specialty that the clinic does not offer', () =>
    refuses((content) => content.replace(facts, 'specialty: stem-cells', 'specialty: dental-treatments'), {
      file: facts,
      line: 'specialty: stem-cells',
      field: 'experts.1.specialty',
      allowed: 'orthopedic-surgery, stem-cells',
      mend: 'allowed values',
    }));

  test('a treatment of a specialty that the clinic does not offer', () =>
    refuses(
      (content) =>
        content.replace(
          facts,
          'rotator-cuff-repair\n    specialty: orthopedic-surgery',
          'rotator-cuff-repair\n    specialty: dental-treatments',
        ),
      {
        file: facts,
        line: 65,
        field: 'treatments.4.specialty',
        allowed: 'orthopedic-surgery, stem-cells',
        mend: 'allowed values',
      },
    ));

  test('unknown clinic', () =>
    refuses((content) => content.replace(`${james}/facts.yaml`, 'clinic: casa-ceiba', 'clinic: casa-seiba'), {
      file: `${james}/facts.yaml`,
      line: 'clinic:',
      field: 'clinic',
      found: '"casa-seiba"',
      allowed: 'valle-alto',
      nearest: 'casa-ceiba',
      mend: 'Write casa-ceiba.',
    }));

  test('unknown care option', () =>
    refuses((content) => content.replace(`${james}/facts.yaml`, 'ibogaine-therapy', 'ibogain-therapy'), {
      file: `${james}/facts.yaml`,
      line: 'careOption:',
      field: 'careOption',
      nearest: 'ibogaine-therapy',
      mend: 'Write ibogaine-therapy.',
    }));

  test('a care option that the clinic of a testimonial does not offer', () =>
    refuses((content) => content.replace(`${james}/facts.yaml`, 'ibogaine-therapy', 'bariatric-surgery'), {
      file: `${james}/facts.yaml`,
      line: 'careOption:',
      field: 'careOption',
      allowed: 'a specialty of the clinic casa-ceiba',
      mend: 'allowed values',
    }));

  test('unknown currency', () =>
    refuses((content) => content.replace(facts, 'currency: USD', 'currency: USDT'), {
      file: facts,
      line: 'currency: USD',
      field: 'treatments.0.price.currency',
      found: '"USDT"',
      allowed: 'USD',
      nearest: 'USD',
      mend: 'Write USD.',
    }));

  test('unknown language', () =>
    refuses((content) => content.replace(facts, '  - en\n', '  - xx\n'), {
      file: facts,
      line: '  - en',
      field: 'languages.1',
      allowed: 'two-letter language code',
      mend: /.+/,
    }));

  test('unknown time zone', () =>
    refuses((content) => content.replace(facts, 'America/Bogota', 'America/Bogotta'), {
      file: facts,
      line: 'timeZone:',
      field: 'location.timeZone',
      nearest: 'America/Bogota',
      mend: 'Write America/Bogota.',
    }));

  test('a time zone of the country, where the country has only one', () =>
    refuses((content) => content.replace(facts, 'America/Bogota', 'America/Medellin'), {
      file: facts,
      line: 'timeZone:',
      field: 'location.timeZone',
      nearest: 'America/Bogota',
      mend: 'Write America/Bogota.',
    }));

  test('the time zone of another country', () =>
    refuses((content) => content.replace(facts, 'America/Bogota', 'America/Lima'), {
      file: facts,
      line: 'timeZone:',
      field: 'location.timeZone',
      allowed: 'an IANA time zone of colombia: America/Bogota',
      nearest: 'America/Bogota',
      mend: 'Write America/Bogota.',
    }));

  test('Puerto Rico lies in the United States, also by its clocks', async () => {
    const problems = await fixture.problemsAfter((content) => {
      content.replace(facts, 'country: colombia', 'country: usa');
      content.replace(facts, 'latitude: 6.2086', 'latitude: 18.4655');
      content.replace(facts, 'longitude: -75.5659', 'longitude: -66.1057');
      content.replace(facts, 'America/Bogota', 'America/Puerto_Rico');
    });
    expect(problems).toEqual([]);
  });

  test('no time zone is made up where the country has several', () =>
    refuses(
      (content) => {
        content.replace(facts, 'country: colombia', 'country: mexico');
        content.replace(facts, 'latitude: 6.2086', 'latitude: 20.6597');
        content.replace(facts, 'longitude: -75.5659', 'longitude: -103.3496');
        content.replace(facts, 'America/Bogota', 'America/Guadalajara');
      },
      {
        file: facts,
        line: 'timeZone:',
        field: 'location.timeZone',
        allowed: 'an IANA time zone of mexico: America/Bahia_Banderas, America/Cancun',
        mend: 'Look the zone of the city up',
      },
    ));
});
