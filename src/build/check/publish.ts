import { languages } from '../../facts/locales';
import { settings } from '../../facts/settings';
import { site } from '../../facts/site';
import type { CheckedRecord } from '../content/record';
import type { Content } from './checkContent';
import { datesAhead, isoDay } from './dates';
import { textsIn } from './peek';
import { unusableSettings } from './publishSettings';

const EXAMPLE_ADDRESS = /\bexample\.(com|org|net)\b/i;
/** Numbers that telephone companies keep for films and samples. */
const EXAMPLE_PHONE = /\b555[ .-]?01?\d{2}\b/;
const EXAMPLE_NAME = /\b(example|sample)\b/i;

/** Traces of invented or unfinished content that may outlive the words `sample: true`. */
const traces: readonly (readonly [RegExp, string, string])[] = [
  [/[\w.@:/-]*\bexample\.(?:com|org|net)\b[\w/-]*/i, 'an example address', 'Write the real one.'],
  [/[\d +()-]*\b555[ .-]?01?\d{2}\b/, 'an invented phone number', 'Write the real one.'],
  [
    /\(sample\b[^)]*\)|\bSAMPLE-[\w-]+|\bCalle Ejemplo\b|\bSample Street\b/,
    'a mark of sample content',
    'Write the real one.',
  ],
  // In capitals, since "todo" is a Spanish word.
  [/\b(?:TODO|TBD|FIXME)\b|\b[Ll]orem ipsum\b/, 'a mark of unfinished words', 'Write the words.'],
  [/^\s*[^\s/]+\.(?:jpe?g|png|webp|avif)\s*$/i, 'the name of a file instead of words', 'Say what the picture shows.'],
];

const tracesIn = (file: string, value: unknown): string[] => {
  const texts = textsIn(value).map(({ text }) => text);
  return traces.flatMap(([pattern, what, mend]) => {
    const found = texts.flatMap((text) => pattern.exec(text)?.[0].trim() ?? []);
    const more = found.length > 1 ? ` and ${found.length - 1} more` : '';
    return found.length > 0 ? [`${file}: ${what} ("${found[0]}"${more}). ${mend}`] : [];
  });
};

const obstaclesIn = (
  { folder, facts, words, body }: CheckedRecord<{ readonly sample: boolean }, object>,
  today: string,
): string[] => [
  ...(facts.sample
    ? [`${folder}/facts.yaml: sample: true. Replace the invented content, then set sample: false.`]
    : []),
  ...datesAhead(facts, today).map(
    (date) => `${folder}/facts.yaml: ${date} is still to come. Correct it: it tells what has happened already.`,
  ),
  ...tracesIn(`${folder}/facts.yaml`, facts),
  ...languages.flatMap((language) => tracesIn(`${folder}/${language}.md`, [words[language], body[language]])),
];

/** Certificates that have run out. A build goes on with them: time alone must not make it fail. */
const expired = ({ clinics }: Content, today: string): string[] =>
  clinics.flatMap(({ folder, facts }) =>
    facts.accreditations
      .filter(({ validUntil }) => validUntil < today)
      .map(
        ({ key, validUntil }) =>
          `${folder}/facts.yaml: the accreditation ${key} was valid until ${validUntil}. Ask the clinic for the new certificate, or remove the accreditation here and in ${languages.map((language) => `${language}.md`).join(' and ')}.`,
      ),
  );

/**
 * What still stands between this project and a real launch, a line each (sample content, placeholders, settings).
 * @param today as content writes a day: what is valid must be so on it
 */
export const obstaclesToPublishing = (content: Content, today = isoDay(new Date())): string[] => {
  const { clinics, careOptions, testimonials, pages } = content;
  const contacts = [
    ...(EXAMPLE_ADDRESS.test(site.url) ? [`Site address ${site.url}: set GATSBY_SITE_URL to the real one.`] : []),
    ...(EXAMPLE_ADDRESS.test(site.email)
      ? [`Patients’ address ${site.email}: set GATSBY_PATIENTS_EMAIL to the real one.`]
      : []),
    ...(EXAMPLE_PHONE.test(site.phone) ? [`Phone ${site.phone}: write the real one into src/facts/site.ts.`] : []),
    ...(EXAMPLE_NAME.test(site.address)
      ? [`Address "${site.address}": write the real one into src/facts/site.ts.`]
      : []),
    ...(EXAMPLE_NAME.test(site.developer)
      ? [`Developer "${site.developer}": write the real one into src/facts/site.ts.`]
      : []),
    ...(settings.form ? [] : ['No form: set GATSBY_FORMSPREE_FORM to the id of the Formspree form.']),
    ...unusableSettings({ ...settings, url: site.url, email: site.email }),
  ];
  return [
    ...contacts,
    ...expired(content, today),
    ...[...clinics, ...careOptions, ...testimonials, ...pages].flatMap((record) => obstaclesIn(record, today)),
  ];
};
