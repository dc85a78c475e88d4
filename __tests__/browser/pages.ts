import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/*
 * The table of pages (R2.1) written out as data: addresses and titles, quoted, not computed. A page,
 * a care option or an address that is new, renamed or gone has to be said here too; clinics are read from the content.
 */
export type Language = 'en' | 'es';

export const languages: readonly Language[] = ['en', 'es'];

interface SitePage {
  readonly name: string;
  readonly en: string;
  readonly es: string;
  readonly title: Readonly<Record<Language, string>>;
}

/** One address per page type and language: what takes long to test is tested on these. */
export const pageTypes: readonly SitePage[] = [
  {
    name: 'home',
    en: '/',
    es: '/es',
    title: {
      en: 'Pioneers in Regenerative Medicine | Camino Claro',
      es: 'Pioneros en medicina regenerativa | Camino Claro',
    },
  },
  {
    name: 'contact',
    en: '/contact',
    es: '/es/contacto',
    title: { en: 'Get in Touch | Camino Claro', es: 'Póngase en contacto | Camino Claro' },
  },
  {
    name: 'clinics',
    en: '/clinics',
    es: '/es/clinicas',
    title: { en: 'Our Partner Clinics | Camino Claro', es: 'Nuestras Clínicas | Camino Claro' },
  },
  {
    name: 'clinic',
    en: '/clinics/pacifica',
    es: '/es/clinicas/pacifica',
    title: {
      en: 'Pacífica Recovery Lodge, Nosara: prices and team | Camino Claro',
      es: 'Pacífica Recovery Lodge, Nosara: precios y equipo médico | Camino Claro',
    },
  },
  {
    name: 'testimonials',
    en: '/testimonials',
    es: '/es/testimonios',
    title: { en: 'Testimonials | Camino Claro', es: 'Testimonios | Camino Claro' },
  },
  {
    name: 'care options',
    en: '/care-options',
    es: '/es/opciones-de-cuidado',
    title: { en: 'Care Options | Camino Claro', es: 'Opciones de cuidado | Camino Claro' },
  },
  {
    name: 'care option',
    en: '/care-options/ibogaine-therapy',
    es: '/es/opciones-de-cuidado/terapia-con-ibogaina',
    title: {
      en: 'Ibogaine therapy abroad | Camino Claro',
      es: 'Terapia con ibogaína en el extranjero | Camino Claro',
    },
  },
  {
    name: 'procedure',
    en: '/procedures/total-knee-replacement',
    es: '/es/procedimientos/protesis-total-de-rodilla',
    title: {
      en: 'Total knee replacement: prices, days and risks | Camino Claro',
      es: 'Prótesis total de rodilla: precios, días y riesgos | Camino Claro',
    },
  },
  {
    name: 'doctor sheet',
    en: '/for-your-doctor/total-knee-replacement',
    es: '/es/para-su-medico/protesis-total-de-rodilla',
    title: {
      en: 'Total knee replacement: a sheet for your own doctor | Camino Claro',
      es: 'Prótesis total de rodilla: una hoja para su médico | Camino Claro',
    },
  },
  {
    name: 'compare',
    en: '/compare',
    es: '/es/comparar',
    title: { en: 'Compare clinics | Camino Claro', es: 'Comparar clínicas | Camino Claro' },
  },
  {
    name: 'privacy policy',
    en: '/privacy-policy',
    es: '/es/politica-de-privacidad',
    title: { en: 'Privacy policy | Camino Claro', es: 'Política de privacidad | Camino Claro' },
  },
  {
    name: 'about us',
    en: '/about-us',
    es: '/es/sobre-nosotros',
    title: { en: 'About Us | Camino Claro', es: 'Sobre nosotros | Camino Claro' },
  },
];

const otherTextPages: readonly SitePage[] = [
  {
    name: 'patient rights',
    en: '/patient-rights',
    es: '/es/derechos-del-paciente',
    title: { en: 'Patient rights | Camino Claro', es: 'Derechos del paciente | Camino Claro' },
  },
  {
    name: 'terms of service',
    en: '/terms-of-service',
    es: '/es/terminos-de-servicio',
    title: { en: 'Terms of service | Camino Claro', es: 'Términos de servicio | Camino Claro' },
  },
  {
    name: 'medical disclaimer',
    en: '/medical-disclaimer',
    es: '/es/aviso-legal-medico',
    title: { en: 'Medical disclaimer | Camino Claro', es: 'Aviso legal médico | Camino Claro' },
  },
  {
    name: 'accessibility',
    en: '/accessibility',
    es: '/es/accesibilidad',
    title: { en: 'Accessibility | Camino Claro', es: 'Accesibilidad | Camino Claro' },
  },
];

const careOptionPairs: readonly (readonly [en: string, es: string, enName: string, esName: string])[] = [
  ['stem-cells', 'celulas-madre', 'Stem cell therapy', 'Terapia con células madre'],
  ['orthopedic-surgery', 'cirugia-ortopedica', 'Orthopedic surgery', 'Cirugía ortopédica'],
  ['plastic-surgery', 'cirugia-plastica', 'Plastic surgery', 'Cirugía plástica'],
  ['dental-treatments', 'tratamientos-dentales', 'Dental treatments', 'Tratamientos dentales'],
  ['bariatric-surgery', 'cirugia-bariatrica', 'Bariatric surgery', 'Cirugía bariátrica'],
];

const otherCareOptions: readonly SitePage[] = careOptionPairs.map(([en, es, enName, esName]) => ({
  name: `care option ${en}`,
  en: `/care-options/${en}`,
  es: `/es/opciones-de-cuidado/${es}`,
  title: { en: `${enName} abroad | Camino Claro`, es: `${esName} en el extranjero | Camino Claro` },
}));

/** Clinics come and go with the content: their titles are put together from their files, as the page type's is above. */
const folder = 'content/clinics';

const named = (text: string): { readonly name?: string; readonly city?: string; readonly country?: string } =>
  parse(text);

const factsOf = (id: string) => named(readFileSync(`${folder}/${id}/facts.yaml`, 'utf8'));

const clinicSubject = { en: 'prices and team', es: 'precios y equipo médico' } as const satisfies Record<
  Language,
  string
>;

const clinicTitle = (id: string, language: Language): string => {
  const words = named(readFileSync(`${folder}/${id}/words.${language}.md`, 'utf8').split(/^---$/m)[1] ?? '');
  const { name, city } = { ...factsOf(id), ...words };
  return `${name}, ${city}: ${clinicSubject[language]} | Camino Claro`;
};

/** Ids of all clinics, in the order of the alphabet. */
export const clinicIds: readonly string[] = readdirSync(folder)
  .filter((id) => !id.startsWith('.'))
  .sort();

/** Ids of a country's clinics, in the order of the alphabet. */
export const clinicsIn = (country: string): readonly string[] =>
  clinicIds.filter((id) => factsOf(id).country === country);

const otherClinics: readonly SitePage[] = clinicIds
  .filter((id) => id !== 'pacifica')
  .map((id) => ({
    name: `clinic ${id}`,
    en: `/clinics/${id}`,
    es: `/es/clinicas/${id}`,
    title: { en: clinicTitle(id, 'en'), es: clinicTitle(id, 'es') },
  }));

interface ProcedureFacts {
  readonly slug: Readonly<Record<Language, string>>;
}

/** Procedures come with the content, too: a page each, and a sheet for one's own doctor. */
const otherProcedures: readonly SitePage[] = readdirSync('content/procedures')
  .filter((id) => id !== 'total-knee-replacement')
  .flatMap((id) => {
    const read = (file: string): string => readFileSync(`content/procedures/${id}/${file}`, 'utf8');
    const { slug } = parse(read('facts.yaml')) as ProcedureFacts;
    const name = (language: Language) => named(read(`words.${language}.md`).split(/^---$/m)[1] ?? '').name;
    return [
      {
        name: `procedure ${id}`,
        en: `/procedures/${slug.en}`,
        es: `/es/procedimientos/${slug.es}`,
        title: {
          en: `${name('en')}: prices, days and risks | Camino Claro`,
          es: `${name('es')}: precios, días y riesgos | Camino Claro`,
        },
      },
      {
        name: `doctor sheet ${id}`,
        en: `/for-your-doctor/${slug.en}`,
        es: `/es/para-su-medico/${slug.es}`,
        title: {
          en: `${name('en')}: a sheet for your own doctor | Camino Claro`,
          es: `${name('es')}: una hoja para su médico | Camino Claro`,
        },
      },
    ];
  });

/** How many procedures there are, each offered by a clinic. */
export const procedureCount = otherProcedures.length / 2 + 1;

/** Every page of the site. */
export const allPages: readonly SitePage[] = [
  ...pageTypes,
  ...otherTextPages,
  ...otherCareOptions,
  ...otherProcedures,
  ...otherClinics,
];

export const siteAddress = 'https://www.example.com';

/** Widths that the design is drawn for, in CSS pixels. */
export const phone = { width: 390, height: 844 } as const;
export const desktop = { width: 1440, height: 900 } as const;

/** Made to be printed: search engines and sitemaps leave them out. */
export const isToPrint = ({ en }: SitePage): boolean => en.startsWith('/for-your-doctor/');
