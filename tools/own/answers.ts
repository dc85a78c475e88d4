import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { careOptionKeys } from '../../src/facts/careOptionKeys';
import { countries } from '../../src/facts/countries';
import { nearest } from '../../src/routes/nearest';

const text = () => z.string('Write it in quotation marks, or leave the line out.');
const words = (most: number) =>
  text().trim().min(1, 'Write it, or leave the line out.').max(most, `Write at most ${most} characters.`);
const hex = text().regex(
  /^#[\da-f]{6}$/i,
  'Write a color as #741A2A: a number sign and six digits, in quotation marks.',
);
const drawing = text().regex(/\.svg$/i, 'Name an SVG file, such as my-logo.svg.');
const telephone = text().regex(/^\+\d[\d ]{5,18}$/, 'Write it with the country, such as +507 6000 1234');
const some = <Key extends string>(keys: readonly [Key, ...Key[]], another = '') =>
  z
    .array(
      z.enum(keys, { error: ({ input }) => wrongKey(String(input), keys) + another }),
      'Write a list, such as [mexico].',
    )
    .min(1, 'Leave at least one.');

const wrongKey = (written: string, keys: readonly string[]): string => {
  const meant = nearest(written, keys);
  return `There is no "${written}". ${meant ? `Write ${meant}.` : `Allowed: ${keys.join(', ')}.`}`;
};

/** What `npm run own` asks, and its file may say; all of it may be left out. */
export const questions = {
  name: { ask: 'Name of the site', schema: words(40) },
  legalName: { ask: 'Registered name of the company or person that runs it', schema: words(120) },
  url: {
    ask: 'Address of the site',
    schema: text().regex(/^https:\/\/[\w.-]+$/, 'Write https:// and the name alone, such as https://www.sonrisa.pa'),
  },
  email: { ask: 'Mail address for patients', schema: z.email('Write one mail address, such as name@sonrisa.pa') },
  phone: {
    ask: 'Telephone',
    schema: telephone,
  },
  address: { ask: 'Street and number', schema: words(80) },
  city: { ask: 'City, state and postal code', schema: words(80) },
  coordinator: { ask: 'Who answers patients: a name, beside the form', schema: words(40) },
  hours: {
    ask: 'From what hour to what hour messages are answered, every day, since an answer is promised within 24 hours; the telephone, Monday to Friday',
    schema: text()
      .regex(/^\d{1,2}-\d{1,2}$/, 'Write two full hours, such as 8-18.')
      .transform((hours) => hours.split('-').map(Number) as [number, number])
      .refine(
        ([opens, closes]) => opens < closes && closes <= 24,
        'The first hour comes before the second, at most 24.',
      ),
  },
  hoursPlace: { ask: 'City whose time these hours are in', schema: words(40) },
  whatsapp: {
    ask: 'WhatsApp number; without one the pages show no such link',
    schema: telephone,
  },
  developer: { ask: 'Credit at the foot of the pages ("Developed by …")', schema: words(60) },
  countries: {
    ask: `Countries with clinics, of ${countries.join(', ')}`,
    schema: some(countries, ' For another: npm run new -- country panama'),
  },
  careOptions: { ask: `Care options, of ${careOptionKeys.join(', ')}`, schema: some(careOptionKeys) },
  primary: { ask: 'Color of buttons and links', schema: hex },
  secondary: { ask: 'Color of quiet links and marks', schema: hex },
  accent: { ask: 'Color of the sun and of signs on dark ground', schema: hex },
  logo: { ask: 'File of your logo, an SVG; without one the name is set in type', schema: drawing },
  logoOnDark: { ask: 'The same for dark ground; without it the logo in one light color', schema: drawing },
  icon: { ask: 'File of a square icon, an SVG; without one the first letter', schema: drawing },
} as const;

export type Question = keyof typeof questions;

/** What the site can do without: an empty answer takes an earlier one away. */
export const dispensable: readonly Question[] = ['legalName', 'whatsapp', 'logo', 'logoOnDark', 'icon'];

const answersSchema = z
  .strictObject({
    ...(Object.fromEntries(Object.entries(questions).map(([key, { schema }]) => [key, schema])) as {
      [Key in Question]: (typeof questions)[Key]['schema'];
    }),
    removeSamples: z.boolean('Write true or false.'),
  })
  .partial();

export type Answers = z.infer<typeof answersSchema>;

const sentence = (issue: z.core.$ZodIssue): string => {
  if (issue.code !== 'unrecognized_keys') return `${String(issue.path[0] ?? 'file')}: ${issue.message}`;
  const known = Object.keys(answersSchema.shape);
  return issue.keys.map((key) => `${key}: ${wrongKey(key, known)}`).join('\n');
};

/** Answers as they are used; empty where an earlier one is to go. @throws a line for each that is wrong */
export const checkAnswers = (value: unknown): Answers => {
  const given = value instanceof Object ? Object.entries(value) : undefined;
  const isEmptied = ([key, answer]: [string, unknown]): boolean =>
    dispensable.some((each) => each === key) && (answer === null || answer === '');
  const read = answersSchema.safeParse(
    given ? Object.fromEntries(given.filter((entry) => !isEmptied(entry))) : (value ?? {}),
  );
  if (!read.success) throw new Error(read.error.issues.map(sentence).join('\n'));
  return { ...read.data, ...Object.fromEntries(given?.filter(isEmptied).map(([key]) => [key, '']) ?? []) };
};

/**
 * Answers from a file, `--from my-site.yaml`. Drawings are named from its folder.
 * @throws with a line for each that is wrong
 */
export const readAnswers = (file: string): Answers => {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  let value: unknown;
  try {
    value = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not YAML: ${(error as Error).message}`);
  }
  try {
    const answers = checkAnswers(value);
    for (const key of ['logo', 'logoOnDark', 'icon'] as const) {
      const drawn = answers[key];
      if (drawn) answers[key] = resolve(dirname(file), drawn);
    }
    return answers;
  } catch (error) {
    throw new Error(`${file}\n${(error as Error).message}`);
  }
};
