import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { careOptionKeys } from '../../src/facts/careOptionKeys';
import { languages } from '../../src/facts/locales';
import type siteFacts from '../../src/facts/own.json';
import { contentFolder } from '../../src/generator/content/contentFolder';
import { monogramOf } from '../../src/generator/pageData/createFormat';
import { color } from '../../src/theme/color';
import type { Answers } from './answers';
import { chooseColors, chosen, type Palette } from './contrast';
import { type Brand, drawWordmark, fitIcon, fitLogo } from './drawBrand';
import { iconMasters, paintIcons } from './paintIcons';
import { replaceInWords } from './replaceInWords';
import { removeSamples } from './samples';

type Facts = typeof siteFacts;

const factsFile = 'src/facts/own.json';
const brandFiles: Readonly<Record<keyof Brand, string>> = {
  logo: 'src/components/site/brand/logo.svg',
  reversed: 'src/components/site/brand/logo-reversed.svg',
  ...iconMasters,
};
const manifests = { en: 'static/manifest.webmanifest', es: 'static/manifest-es.webmanifest' } as const;

export const readFacts = (root: string): Facts => JSON.parse(readFileSync(join(root, factsFile), 'utf8'));

const careOptionFile = (root: string, key: string): string =>
  join(root, contentFolder(), 'care-options', key, 'facts.yaml');

/** Care options that the site offers now. */
export const offeredCareOptions = (root: string): string[] =>
  careOptionKeys.filter((key) => !/^notOffered:\s+true\b/m.test(readFileSync(careOptionFile(root, key), 'utf8')));

/** Short lists on one line, as the formatter wants them. */
const json = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(/\[\n\s+([^\]{]*?)\n\s+\]/g, (_, list: string) => `[${list.replace(/\s*\n\s*/g, ' ')}]`)}\n`;

/** The texts that own writes, and those that it leaves as they are. */
const writer = (root: string) => {
  const changed: string[] = [];
  const write = (file: string, text: string): void => {
    if (readFileSync(join(root, file), 'utf8') === text) return;
    writeFileSync(join(root, file), text);
    changed.push(file);
  };
  return { changed, write };
};

const brandOf = (answers: Answers, facts: Facts, palette: Palette, isRenamed: boolean): Partial<Brand> => {
  const read = (file: string): string => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      throw new Error(`There is no ${file}. Name the drawing from the folder of the answers.`);
    }
  };
  const { logo, logoOnDark, icon } = answers;
  const drawn = isRenamed && !(logo && icon) ? drawWordmark(facts.name, palette) : {};
  // A logo that the owner gave earlier stays when only the name changes.
  if (facts.logo && !logo) Object.assign(drawn, { logo: undefined, reversed: undefined });
  return {
    ...drawn,
    ...(logo && fitLogo(logo, read(logo), palette, logoOnDark ? [logoOnDark, read(logoOnDark)] : undefined)),
    ...(icon && fitIcon(icon, read(icon), palette)),
  };
};

/** Drawings of the site's own in new colors. */
const recolored = (text: string, from: Facts['colors'], to: Facts['colors']): string =>
  Object.entries(from).reduce(
    (svg, [name, old]) => svg.replace(new RegExp(old, 'gi'), to[name as keyof typeof to]),
    text,
  );

const manifestOf = (root: string, language: keyof typeof manifests, name: string): string => {
  const { tagline } = JSON.parse(readFileSync(join(root, 'locales', language, 'common.json'), 'utf8'));
  const values = {
    name,
    short_name: name,
    description: tagline,
    theme_color: color.paper,
    background_color: color.paper,
  };
  return Object.entries(values).reduce(
    (text, [key, value]) => text.replace(new RegExp(`("${key}": )".*"`), (_, start) => start + JSON.stringify(value)),
    readFileSync(join(root, manifests[language]), 'utf8'),
  );
};

const offerCareOptions = (
  root: string,
  offered: readonly string[],
  write: (file: string, text: string) => void,
): void => {
  for (const key of careOptionKeys) {
    const file = careOptionFile('', key);
    const text = readFileSync(join(root, file), 'utf8').replace(/^notOffered:.*\n/m, '');
    write(file, offered.includes(key) ? text : text.replace(/^(order:.*\n)/m, '$1notOffered: true\n'));
  }
};

/**
 * What the site would become, with nothing written yet.
 * @throws when an answer cannot stand
 */
export const planOwn = (root: string, answers: Answers) => {
  const before = readFacts(root);
  const {
    countries,
    careOptions: _,
    removeSamples: __,
    logo,
    logoOnDark: ___,
    icon: ____,
    primary,
    secondary,
    accent,
    coordinator: name,
    hours: [opens, closes] = [before.coordinator.opens, before.coordinator.closes],
    hoursPlace: place = before.coordinator.place,
    ...texts
  } = answers;
  const colors = { ...before.colors, ...chooseColors({ primary, secondary, accent }) };
  const facts: Facts = {
    ...before,
    ...texts,
    ...(countries && { countries: [...countries] }),
    coordinator: {
      ...before.coordinator,
      ...(name && { name, monogram: monogramOf(name), sample: false }),
      opens,
      closes,
      place,
    },
    ...(logo && { logo: logo.slice(logo.lastIndexOf('/') + 1) }),
    colors,
  };
  const brand = brandOf(answers, facts, { ...color, ...colors }, facts.name !== before.name);
  return { before, facts, brand, colors };
};

/**
 * Makes the site its owner's: facts, colors, drawings, icons, manifests, words that quote facts, samples. What the answers leave
 * out stays as it is.
 * @returns the files that changed, relative to the project, and the samples that are gone
 * @throws before anything is written, when an answer cannot stand
 */
export const makeOwn = async (root: string, answers: Answers): Promise<{ changed: string[]; removed: string[] }> => {
  const { before, facts, brand, colors } = planOwn(root, answers);
  const { careOptions, removeSamples: removes } = answers;
  const removed = removes ? removeSamples(root) : [];
  const { changed, write } = writer(root);
  write(factsFile, json(facts));
  for (const [part, file] of Object.entries(brandFiles) as [keyof Brand, string][]) {
    const text = readFileSync(join(root, file), 'utf8');
    write(file, brand[part] ?? (facts.logo ? text : recolored(text, before.colors, colors)));
  }
  for (const language of languages) write(manifests[language], manifestOf(root, language, facts.name));
  if (careOptions) offerCareOptions(root, careOptions, write);
  const quoted = (['name', 'email', 'phone', 'address', 'city'] as const).map(
    (key) => [before[key], facts[key]] as const,
  );
  changed.push(...replaceInWords(root, quoted));
  if (Object.values(iconMasters).some((file) => changed.includes(file))) {
    await paintIcons(root);
    changed.push('static/favicon.ico', 'static/icon-*.png', 'static/apple-touch-icon.png');
  }
  return { changed, removed };
};

/** Whether the pictures that social networks show are to be painted anew: they show logo and tagline. */
export const changesSocialImages = (changed: readonly string[]): boolean =>
  [brandFiles.logo, ...Object.values(manifests)].some((file) => changed.includes(file));

/** What stands now, as an owner would type it. */
export const currentAnswers = (root: string) => {
  const { colors, coordinator, countries, legalName, logo, ...facts } = readFacts(root);
  return {
    ...facts,
    legalName,
    coordinator: coordinator.name,
    hours: `${coordinator.opens}-${coordinator.closes}`,
    hoursPlace: coordinator.place,
    logo,
    logoOnDark: '',
    icon: '',
    countries: countries.join(', '),
    careOptions: offeredCareOptions(root).join(', '),
    primary: colors[chosen.primary],
    secondary: colors[chosen.secondary],
    accent: colors[chosen.accent],
  };
};
