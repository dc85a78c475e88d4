import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  type YAMLMap,
  YAMLSeq,
} from 'yaml';
import { isObject } from '../../../src/facts/isObject';

/**
 * YAML with a new value in which only what differs is written anew: quotes, compact maps, comments and the order of
 * fields stay as their writer left them.
 */

type Fields = Readonly<Record<string, unknown>>;

const isTextEqual = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' ? a.trim() === b.trim() : a === b;

/** Spaces at the ends of texts count for nothing, nor does the order of fields. */
const isEqual = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, index) => isEqual(entry, b[index]));
  if (!isObject(a) || !isObject(b)) return isTextEqual(a, b);
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => name in b && isEqual(a[name], b[name]));
};

const plainOf = (node: unknown, document: Document): unknown =>
  isCollection(node) || isScalar(node) ? (node as Node).toJS(document) : node;

const looksLikeDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A new node; `like` is a neighbor whose style it takes. */
const created = (document: Document, value: unknown, like: unknown): Node => {
  if (isObject(value)) {
    const map = document.createNode({}) as YAMLMap;
    if (isMap(like) && like.flow) map.flow = true;
    for (const [name, entry] of Object.entries(value))
      map.set(document.createNode(name), created(document, entry, isMap(like) ? like.get(name, true) : undefined));
    return map;
  }
  if (Array.isArray(value)) {
    const list = new YAMLSeq(document.schema);
    if (isSeq(like) && like.flow) list.flow = true;
    list.items = value.map((entry) => created(document, entry, isSeq(like) ? like.items[0] : undefined));
    return list;
  }
  const node = document.createNode(value) as Scalar;
  if (typeof value === 'string') {
    if (looksLikeDay(value)) node.type = Scalar.QUOTE_DOUBLE;
    else if (value.includes('\n')) {
      node.type = Scalar.BLOCK_LITERAL;
      node.value = `${value.trim()}\n`;
    }
  }
  return node;
};

const changeScalar = (node: Scalar, value: unknown): void => {
  const isBlock = node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED;
  node.value = isBlock && typeof value === 'string' ? `${value.trim()}\n` : value;
  // Otherwise written as it stood, were it a number such as 6.20.
  delete node.source;
};

const changeMap = (document: Document, map: YAMLMap, value: Fields, kept: readonly string[]): void => {
  const nameOf = (pair: YAMLMap['items'][number]): string => String(isScalar(pair.key) ? pair.key.value : pair.key);
  map.items = map.items.filter((pair) => nameOf(pair) in value || kept.includes(nameOf(pair)));
  const names = Object.keys(value);
  names.forEach((name, index) => {
    const pair = map.items.find((item) => nameOf(item) === name);
    if (pair) pair.value = changed(document, pair.value, value[name]);
    else {
      const before = names.slice(0, index).findLast((other) => map.has(other));
      const place = before === undefined ? 0 : map.items.findIndex((item) => nameOf(item) === before) + 1;
      const sibling = map.items.find(({ value: other }) => isMap(other))?.value;
      map.items.splice(place, 0, document.createPair(name, created(document, value[name], sibling)));
    }
  });
  reorder(map, names, nameOf);
};

/** Only where the writer moved an entry: a file may have its fields in an order of its own. */
const reorder = (map: YAMLMap, names: readonly string[], nameOf: (pair: YAMLMap['items'][number]) => string): void => {
  const places = new Map(names.map((name, index) => [name, index]));
  const known = map.items.filter((pair) => places.has(nameOf(pair)));
  const isMoved = byKey.has(map) && known.some((pair, index) => places.get(nameOf(pair)) !== index);
  if (isMoved) map.items.sort((a, b) => (places.get(nameOf(a)) ?? 0) - (places.get(nameOf(b)) ?? 0));
};

/** Maps whose order a writer sees as that of a list. */
const byKey = new WeakSet<YAMLMap>();

const changeList = (document: Document, list: YAMLSeq, value: readonly unknown[]): void => {
  const old = [...list.items];
  const take = (is: (item: unknown) => boolean): unknown => {
    const index = old.findIndex((item) => item !== undefined && is(item));
    if (index < 0) return undefined;
    const [item] = old.splice(index, 1, undefined);
    return item;
  };
  const keyOf = (item: unknown): unknown => (isObject(item) ? item.key : undefined);
  const same = value.map((entry) => take((item) => isEqual(plainOf(item, document), entry)));
  list.items = value.map((entry, index) => {
    const item =
      same[index] ??
      take((other) => keyOf(entry) !== undefined && keyOf(plainOf(other, document)) === keyOf(entry)) ??
      take((other) => other === list.items[index]);
    return item === undefined ? created(document, entry, list.items[0]) : changed(document, item, entry);
  });
};

/** The node, changed in place where that can be, else another one. */
const changed = (document: Document, node: unknown, value: unknown): Node => {
  if (isEqual(plainOf(node, document), value) && !(isMap(node) && byKey.has(node))) return node as Node;
  if (isMap(node) && isObject(value)) changeMap(document, node, value, []);
  else if (isSeq(node) && Array.isArray(value)) changeList(document, node, value);
  else if (isScalar(node) && !isObject(value) && !Array.isArray(value)) changeScalar(node, value);
  else return created(document, value, node);
  return node as Node;
};

const written = (document: Document): string => document.toString({ lineWidth: 0 });

/** Lines that are the same before and after keep the form that they have in the file, [a, b] for example. */
const withLinesOf = (file: string, before: string, after: string): string => {
  const [own, old] = [file.split('\n'), before.split('\n')];
  // A file of another make is written anew as a whole.
  if (own.length !== old.length) return after;
  const places = new Map<string, string[]>();
  old.forEach((line, index) => {
    places.set(line, [...(places.get(line) ?? []), own[index] ?? line]);
  });
  return after
    .split('\n')
    .map((line) => {
      const forms = places.get(line);
      return (
        (forms && forms.length > 1 ? forms.shift() : forms?.[0]) ??
        line.replace(/^(\s*(?:- )?[\w-]+: )\[ (.*) \]$/, '$1[$2]')
      );
    })
    .join('\n');
};

interface Change {
  /** The file as it is; undefined for a new one. */
  readonly file?: string | undefined;
  readonly value: Fields;
  /** Fields of the file that stay although the value lacks them. */
  readonly kept?: readonly string[];
  /** Fields whose entries have an order that writers see. */
  readonly listed?: readonly string[];
}

/** @returns YAML, a line end behind each line */
export const changedYaml = ({ file, value, kept = [], listed = [] }: Change): string => {
  const document = parseDocument(file ?? '', { schema: 'core' });
  if (!isMap(document.contents)) {
    const fresh = new Document(undefined, { schema: 'core' });
    fresh.contents = created(fresh, value, undefined) as typeof fresh.contents;
    return withLinesOf('', '', written(fresh));
  }
  const before = written(document);
  for (const name of listed) {
    const map = document.contents.get(name, true);
    if (isMap(map)) byKey.add(map);
  }
  changeMap(document, document.contents, value, kept);
  return withLinesOf(`${(file ?? '').trimEnd()}\n`, before, written(document));
};
