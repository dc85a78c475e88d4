/** @jest-environment node */
import { organization } from '../../../src/build/pages/structuredData';

it('names the languages that the team answers in by their codes, which search engines know', () => {
  expect(organization('es')).toMatchObject({
    '@type': 'Organization',
    url: 'https://www.example.com/es',
    contactPoint: { '@type': 'ContactPoint', availableLanguage: ['en', 'es'] },
  });
});
