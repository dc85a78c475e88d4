import type { Problem } from '../../../src/generator/check/report/problem';
import { placeOf } from '../settings/fields';
import { purpose } from './purpose';

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

const FILE = /^content\/([^/]+)\/([^/]+)\/(facts|words)/;

/** Address of the record's form in the studio; undefined for a file of no record. */
const formOf = (file: string): string | undefined => {
  const [, folder, id, part] = FILE.exec(file) ?? [];
  return folder && `${purpose.path}#/collections/${folder}-${part}/entries/${id}/${part}`;
};

const fileLink = (file: string): Child => {
  const address = formOf(file);
  return address ? element('a', { href: address }, file) : file;
};

const line = (name: string, text: string): HTMLElement => element('p', {}, element('strong', {}, `${name}: `), text);

export const problemElement = ({ file, line: place, field, found, allowed, nearest, fix }: Problem): HTMLElement =>
  element(
    'section',
    {},
    element('h3', {}, placeOf(field)),
    element('p', {}, fileLink(file), ` (line ${place})`),
    line('Found', found),
    line('Allowed', allowed),
    ...(nearest === undefined ? [] : [line('Nearest', nearest)]),
    line('What to do', fix),
  );

export const section = (title: string, problems: readonly Problem[], none: string): Node[] => [
  element('h2', {}, title),
  ...(problems.length > 0 ? problems.map(problemElement) : [element('p', {}, none)]),
];

export const show = (...nodes: readonly Node[]): void => {
  document.querySelector('[aria-live]')?.replaceChildren(...nodes);
};

export const read = async <T>(name: string): Promise<T> => {
  const answer = await fetch(`${purpose.path}${name}`, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return (await answer.json()) as T;
};
