/**
 * Places that the site's own sections give to its pages, quoted, not computed: unit tests and browsers hold them. The last
 * are those of the Spanish page where they are others.
 */
// biome-ignore format: a page a line
const rows = [
  ['home', '/', '/es', 'contact content'],
  ['contact', '/contact', '/es/contacto', 'ways contact content'],
  ['clinics', '/clinics', '/es/clinicas', 'content'],
  ['clinic', '/clinics/pacifica', '/es/clinicas/pacifica', 'profile treatment prices qualifications experts testimonials destination location key-features inquiry content', 'perfil tratamiento precios cualificaciones expertos testimonios destino ubicacion key-features inquiry content'],
  ['testimonials', '/testimonials', '/es/testimonios', 'content'],
  ['careOptions', '/care-options', '/es/opciones-de-cuidado', 'contact content'],
  ['careOption', '/care-options/ibogaine-therapy', '/es/opciones-de-cuidado/terapia-con-ibogaina', 'help instead clinics procedures sources content'],
  ['privacyPolicy', '/privacy-policy', '/es/politica-de-privacidad', 'other-legal content'],
  ['patientRights', '/patient-rights', '/es/derechos-del-paciente', 'other-legal content'],
  ['termsOfService', '/terms-of-service', '/es/terminos-de-servicio', 'other-legal content'],
  ['medicalDisclaimer', '/medical-disclaimer', '/es/aviso-legal-medico', 'other-legal content'],
  ['accessibility', '/accessibility', '/es/accesibilidad', 'other-legal content'],
  ['compare', '/compare', '/es/comparar', 'content'],
  ['procedures', '/procedures', '/es/procedimientos', 'content'],
  ['procedure', '/procedures/total-knee-replacement', '/es/procedimientos/protesis-total-de-rodilla', 'help costs where done path risks not-for-you instead after questions sources inquiry content'],
  ['doctorSheet', '/for-your-doctor/total-knee-replacement', '/es/para-su-medico/protesis-total-de-rodilla', 'content'],
  ['aboutUs', '/about-us', '/es/sobre-nosotros', 'content'],
] as const;

export const places = rows.flatMap(([route, en, es, names, ownNames = names]) => [
  [route, 'en', en, names.split(' ')] as const,
  [route, 'es', es, ownNames.split(' ')] as const,
]);
