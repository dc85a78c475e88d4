import type { NextReminder } from '../../../src/generator/check/freshness/reminders';
import type { Problem } from '../../../src/generator/content/problem';
import { placeOf } from '../settings/fieldSettings';
import { buildConfig } from './buildConfig';

/** Parts of the studio's pages of findings. */

type Child = Node | string;

export const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): HTMLElement => {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
};

const FILE = /([^/]+)\/([^/]+)\/(facts|words)\.[^/]+$/;

/** The way to the record's form, then the place for those who know files; of a file without a record that alone. */
const places = (file: string, place = file): readonly Child[] => {
  const [, folder, id, part] = FILE.exec(file) ?? [];
  if (!folder) return [place];
  const address = `${buildConfig.path}#/collections/${folder}-${part}/entries/${id}/${part}`;
  return [element('a', { href: address }, `Open ${id}: ${part}`), ` (${place})`];
};

const line = (name: string, text: string): HTMLElement => element('p', {}, element('strong', {}, `${name}: `), text);

export const problemElement = ({ file, line: place, field, found, allowed, nearest, fix }: Problem): HTMLElement =>
  element(
    'section',
    {},
    element('h3', {}, placeOf(field)),
    element('p', {}, ...places(file, `${file}, line ${place}`)),
    line('Found', found),
    line('Allowed', allowed),
    ...(nearest === undefined ? [] : [line('Nearest', nearest)]),
    line('What to do', fix),
  );

export const section = (title: string, problems: readonly Problem[], none: string): Node[] => [
  element('h2', {}, title),
  ...(problems.length > 0 ? problems.map(problemElement) : [element('p', {}, none)]),
];

export const dueElement = ({ day, file, fix }: NextReminder): HTMLElement =>
  element('li', {}, element('strong', {}, day), ` ${fix} `, ...places(file));

export const show = (...nodes: readonly Node[]): void => {
  document.querySelector('[aria-live]')?.replaceChildren(...nodes);
};

export const read = async <T>(name: string): Promise<T> => {
  const answer = await fetch(`${buildConfig.path}${name}`, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return (await answer.json()) as T;
};
