import { languages } from '../../src/facts/locales';
import { redirects, routeTable } from '../../src/routes/table';

/** Addresses that search engines and readers have: each is a page, or leads to one. */
const published = [
  ['/', '/es'],
  ['/clinics', '/es/clinicas'],
  ['/clinics/:id', '/es/clinicas/:id'],
  ['/care-options', '/es/opciones-de-cuidado'],
  ['/care-options/:id', '/es/opciones-de-cuidado/:id'],
  ['/procedures/:id', '/es/procedimientos/:id'],
  ['/for-your-doctor/:id', '/es/para-su-medico/:id'],
  ['/compare', '/es/comparar'],
  ['/testimonials', '/es/testimonios'],
  ['/about-us', '/es/sobre-nosotros'],
  ['/contact', '/es/contacto'],
  ['/patient-rights', '/es/derechos-del-paciente'],
  ['/privacy-policy', '/es/politica-de-privacidad'],
  ['/terms-of-service', '/es/terminos-de-servicio'],
  ['/medical-disclaimer', '/es/aviso-legal-medico'],
  ['/accessibility', '/es/accesibilidad'],
].flat();

test.each(published)('%s is a page still, or leads to one', (address) => {
  const pages: readonly string[] = Object.values(routeTable).flatMap((row) =>
    languages.map((language) => row[language]),
  );
  const moved = redirects.find(({ from }) => from === address);
  expect(pages).toContain(moved?.to ?? address);
});
