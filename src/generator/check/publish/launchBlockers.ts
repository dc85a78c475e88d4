import { coordinator } from '../../../facts/coordinator';
import { languages } from '../../../facts/locales';
import { settings } from '../../../facts/settings';
import { operator, site } from '../../../facts/site';
import { readLocales } from '../../content/locales/localeFiles';
import { textAt } from '../../content/records/fieldAccess';
import type { CheckedRecord, Content } from '../../content/siteContent';
import { isoDay } from '../../isoDay';
import { unpublishableDays } from '../freshness/reminders';
import { missingSignatures, unnamedOperator } from './legalPages';
import { EXAMPLE_ADDRESS, EXAMPLE_PHONE, sampleTextIn } from './sampleText';
import { unusableSettings } from './settingsRules';

const EXAMPLE_NAME = /\b(example|sample)\b/i;

const reviewless = 'reviewer: none. Have a physician review the text, and write name, role, licence and day.';

const launchBlockersIn = (
  { folder, facts, words, body }: CheckedRecord<{ readonly sample: boolean }, object>,
  today: string,
): string[] => [
  ...[
    ...(facts.sample ? ['sample: true. Replace the invented content, then set sample: false.'] : []),
    ...unpublishableDays(facts, today),
    ...(textAt(facts, 'reviewer') === 'none' ? [reviewless] : []),
  ].map((blocker) => `${folder}/facts.yaml: ${blocker}`),
  ...sampleTextIn(`${folder}/facts.yaml`, facts),
  ...languages.flatMap((language) => sampleTextIn(`${folder}/words.${language}.md`, [words[language], body[language]])),
];

/** Expired certificates. They do not stop a build, because a build must not fail merely with time. */
export const expiredCertificates = ({ clinics }: Pick<Content, 'clinics'>, today = isoDay(new Date())): string[] =>
  clinics.flatMap(({ folder, facts }) =>
    facts.accreditations
      .filter(({ validUntil }) => validUntil < today)
      .map(
        ({ key, validUntil }) =>
          `${folder}/facts.yaml: the accreditation ${key} was valid until ${validUntil}. Ask the clinic for the new certificate, or remove the accreditation here and in ${languages.map((language) => `words.${language}.md`).join(' and ')}.`,
      ),
  );

/**
 * What prevents a real launch of this project, one line each (sample content, placeholders, settings).
 * @param today YYYY-MM-DD, the day on which everything must be valid
 */
export const launchBlockers = (content: Content, today = isoDay(new Date())): string[] => {
  const { clinics, careOptions, procedures, precautions, testimonials, pages } = content;
  const examples = [
    [EXAMPLE_ADDRESS, 'Site address', site.url, 'run npm run own, or set GATSBY_SITE_URL to the real one.'],
    [
      EXAMPLE_ADDRESS,
      'Patients’ address',
      site.email,
      'run npm run own, or set GATSBY_PATIENTS_EMAIL to the real one.',
    ],
    [EXAMPLE_PHONE, 'Phone', site.phone, 'run npm run own for the real one.'],
    [EXAMPLE_NAME, 'Address', `${site.address}, ${site.city}`, 'run npm run own for the real one.'],
    [EXAMPLE_NAME, 'Developer', site.developer, 'run npm run own for the real one.'],
  ] as const;
  const contacts = [
    ...examples.flatMap(([pattern, what, value, fix]) => (pattern.test(value) ? [`${what} ${value}: ${fix}`] : [])),
    ...(coordinator.sample ? [`Coordinator ${coordinator.name}: run npm run own for the real one.`] : []),
    ...unnamedOperator(content, operator.legalName),
    ...(settings.form ? [] : ['No form: set GATSBY_FORMSPREE_FORM to the id of the Formspree form.']),
    ...unusableSettings({ ...settings, url: site.url, email: site.email }),
  ];
  return [
    ...contacts,
    ...expiredCertificates(content, today),
    ...missingSignatures(content),
    ...[...clinics, ...careOptions, ...procedures, ...precautions, ...testimonials, ...pages].flatMap((record) =>
      launchBlockersIn(record, today),
    ),
  ];
};

/** Interface words that must not be published, one line each. What the check refuses is not repeated here. */
export const formatLaunchBlockers = (root: string): string[] =>
  readLocales(root).flatMap(({ file, entries }) =>
    sampleTextIn(
      file,
      [...(entries?.values() ?? [])].map(({ words }) => words),
    ),
  );
