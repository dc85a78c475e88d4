import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { careOptionKeys } from '../../src/facts/careOptionKeys';
import { languages } from '../../src/facts/locales';
import type siteFacts from '../../src/facts/own.json';
import { contentFolder } from '../../src/generator/content/contentFolder';
import { monogramOf } from '../../src/generator/pageData/createFormat';
import { color } from '../../src/theme/color';
import type { Answers, Question } from './answers';
import { chooseColors, chosen, type Palette } from './contrast';
import { type Brand, drawInitial, drawWordmark, fitIcon, fitLogo } from './drawBrand';
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
/** The answer that gives each drawing. */
const givenAs = { logo: 'logo', reversed: 'logo', favicon: 'icon', appIcon: 'icon' } as const;

const readFacts = (root: string): Facts => JSON.parse(readFileSync(join(root, factsFile), 'utf8'));

const careOptionFile = (key: string): string => `${contentFolder()}/care-options/${key}/facts.yaml`;

const offeredCareOptions = (root: string): string[] =>
  careOptionKeys.filter((key) => !/^notOffered:\s+true\b/m.test(readFileSync(join(root, careOptionFile(key)), 'utf8')));

/** Short lists on one line, as the formatter wants them. */
const json = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(/\[\n\s+([^\]{]*?)\n\s+\]/g, (_, list: string) => `[${list.replace(/\s*\n\s*/g, ' ')}]`)}\n`;

const readDrawing = (file: string): [file: string, text: string] => {
  try {
    return [file, readFileSync(file, 'utf8')];
  } catch {
    throw new Error(`There is no ${file}. Name the drawing from the folder of the answers.`);
  }
};

/** The drawings that change: the owner's, or name and initial in type where the owner has none. */
const brandOf = (
  { logo, logoOnDark, icon }: Answers,
  facts: Facts,
  before: Facts,
  palette: Palette,
): Partial<Brand> => {
  if (logoOnDark && !logo) throw new Error('logoOnDark: name the logo for light ground too.');
  const isSet = (part: 'logo' | 'icon'): boolean => !facts[part] && (before[part] !== '' || facts.name !== before.name);
  return {
    ...(isSet('logo') && drawWordmark(facts.name, palette)),
    ...(isSet('icon') && drawInitial(facts.name, palette)),
    ...(logo && fitLogo(readDrawing(logo), palette, logoOnDark ? readDrawing(logoOnDark) : undefined)),
    ...(icon && fitIcon(readDrawing(icon), palette)),
  };
};

/** Drawings of the site's own in new colors. */
const recolored = (text: string, from: Facts['colors'], to: Facts['colors']): string =>
  Object.entries(from).reduce(
    (svg, [name, old]) => svg.replace(new RegExp(old, 'gi'), to[name as keyof typeof to]),
    text,
  );

/** Facts that are written as they are answered. */
const plainKeys = 'name legalName url email phone address city whatsapp developer countries'.split(' ') as Question[];

/** What the site would become, with nothing written yet. @throws when an answer cannot stand */
export const planOwn = (root: string, answers: Answers) => {
  const before = readFacts(root);
  const { coordinator: name, hours, hoursPlace, logo, icon } = answers;
  const colors = { ...before.colors, ...chooseColors(answers) };
  const [opens, closes] = hours ?? [before.coordinator.opens, before.coordinator.closes];
  const facts = {
    ...before,
    ...Object.fromEntries(plainKeys.flatMap((key) => (answers[key] === undefined ? [] : [[key, answers[key]]]))),
    coordinator: {
      ...before.coordinator,
      ...(name && { name, monogram: monogramOf(name), sample: false }),
      opens,
      closes,
      place: hoursPlace ?? before.coordinator.place,
    },
    logo: logo === undefined ? before.logo : basename(logo),
    icon: icon === undefined ? before.icon : basename(icon),
    colors,
  } as Facts;
  return { before, facts, brand: brandOf(answers, facts, before, { ...color, ...colors }), colors };
};

/** Facts as the words of content quote them, in both languages. */
const quotesOf = ({ name, email, phone, address, city, coordinator: { opens, closes, place } }: Facts): string[] => [
  ...[name, email, phone, address, city],
  ...[`${opens}:00 to ${closes}:00`, `${opens}:00 a ${closes}:00`, `${place} time`, `hora de ${place}`],
];

/**
 * Makes the site its owner's; what the answers leave out stays.
 * @returns the files that changed and the samples that are gone
 * @throws before anything is written, when an answer cannot stand
 */
export const makeOwn = async (root: string, answers: Answers): Promise<{ changed: string[]; removed: string[] }> => {
  const { before, facts, brand, colors } = planOwn(root, answers);
  const { careOptions, removeSamples: removes } = answers;
  const removed = removes ? removeSamples(root) : [];
  const changed: string[] = [];
  const edit = (file: string, edited: (text: string) => string): void => {
    const text = readFileSync(join(root, file), 'utf8');
    if (edited(text) === text) return;
    writeFileSync(join(root, file), edited(text));
    changed.push(file);
  };
  edit(factsFile, () => json(facts));
  for (const [part, file] of Object.entries(brandFiles) as [keyof Brand, string][])
    edit(file, (svg) => brand[part] ?? (facts[givenAs[part]] ? svg : recolored(svg, before.colors, colors)));
  if (careOptions)
    for (const key of careOptionKeys)
      edit(careOptionFile(key), (text) => {
        const rest = text.replace(/^notOffered:.*\n/m, '');
        return careOptions.includes(key) ? rest : rest.replace(/^(order:.*\n)/m, '$1notOffered: true\n');
      });
  const now = quotesOf(facts);
  changed.push(
    ...replaceInWords(
      root,
      quotesOf(before).map((old, index) => [old, now[index] ?? old]),
    ),
  );
  if (Object.values(iconMasters).some((file) => changed.includes(file))) {
    await paintIcons(root);
    changed.push('static/favicon.ico', 'static/icon-*.png', 'static/apple-touch-icon.png');
  }
  return { changed, removed };
};

/** Whether the pictures that social networks show are to be painted anew: they show logo and tagline. */
export const changesSocialImages = (changed: readonly string[]): boolean =>
  [brandFiles.logo, ...languages.map((language) => `locales/${language}/common.json`)].some((file) =>
    changed.includes(file),
  );

/** What stands now, as an owner would type it. */
export const currentAnswers = (root: string): Readonly<Record<Question, string>> => {
  const { colors, coordinator, countries, ...facts } = readFacts(root);
  return {
    ...facts,
    logoOnDark: '',
    coordinator: coordinator.name,
    hours: `${coordinator.opens}-${coordinator.closes}`,
    hoursPlace: coordinator.place,
    countries: countries.join(', '),
    careOptions: offeredCareOptions(root).join(', '),
    primary: colors[chosen.primary],
    secondary: colors[chosen.secondary],
    accent: colors[chosen.accent],
  };
};
