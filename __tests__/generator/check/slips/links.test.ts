/** @jest-environment node */
import { james } from '../paths';
import { inText, slips } from './slips';

const { refuses, passes } = slips();

describe('links', () => {
  test.each<[string, string, string?]>([
    ['/clinics/mayo-clinic', 'Link to a page that exists'],
    ['/clinics/casa-seiba', 'Write /clinics/casa-ceiba.', '/clinics/casa-ceiba'],
    ['/clinics/', 'Write /clinics.', '/clinics'],
    ['/en/clinics', 'Write /clinics.', '/clinics'],
    ['/care-option/stem-cells', 'Write /care-options/stem-cells.', '/care-options/stem-cells'],
    ['stem-cells', 'Write /care-options/stem-cells.', '/care-options/stem-cells'],
    ['mailto:a@b.org?subject=x&body=c@d.org', 'one address'],
    ['tel:call-me', 'digits of the number'],
    ['www.council.org', 'Write https://www.council.org.'],
    ['http://council.org', 'Write https://council.org.'],
    ['/es/opciones-de-cuidado/celulas-madre', 'Write /care-options/stem-cells.', '/care-options/stem-cells'],
    ['/es/clinicas/casa-ceiba', 'Write /clinics/casa-ceiba.', '/clinics/casa-ceiba'],
    ['/es', 'Write /.', '/'],
    ['hello@council.org', 'Write mailto:hello@council.org.'],
    ['https:council.org', 'https://'],
    ['https://council', 'with a dot in it'],
    ['https://localhost:8000/clinics', 'with a dot in it'],
    ['https://192.168.0.1/x', 'with a dot in it'],
    ['https://https://council.org', 'with a dot in it'],
  ])('[See](%s)', (address, mend, ...[nearest]) =>
    refuses(inText(`[See](${address})`), { mend, ...(nearest && { nearest }) }),
  );

  test('a clinic that was taken down is not exchanged for another', () =>
    refuses(
      (content) => {
        inText('[See](/clinics/casa-ceiba)')(content);
        content.copy('content/clinics/casa-ceiba', 'content/clinics/brisa-coral');
        content.remove('content/clinics/casa-ceiba');
        content.replace(`${james}/facts.yaml`, 'clinic: casa-ceiba', 'clinic: brisa-coral');
      },
      { mend: 'Link to a page that exists' },
    ));

  test.each(['(x)[/clinics]', '[[Stem cells]]', 'See us (/clinics).'])('%s is none', (words) =>
    refuses(inText(words), { allowed: 'links as [words](/path)' }),
  );

  test.each(['[left] (mine), 20 USD (/night), <two days', 'Prices* are for one.\n\n*Flights excluded.', 'A \\*word.'])(
    'brackets and stars that are meant as they stand: %s',
    (words) => passes(inText(words)),
  );
});
