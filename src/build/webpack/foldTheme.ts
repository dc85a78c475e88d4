import type { NodePath, PluginObj, types } from '@babel/core';

type Types = typeof types;

/** What is used of the object that Babel hands to plugins; its published types lag behind. */
interface BabelApi {
  readonly types: Types;
  readonly cache: { using(key: () => string): void };
}

export interface FoldOptions {
  /** The tokens that `${({ theme }) => theme.…}` reads. */
  readonly theme: object;
  /** Width per breakpoint name, for `${below(…)}`. */
  readonly breakpoint: Readonly<Record<string, string>>;
}

const keyOf = (t: Types, { property, computed }: types.MemberExpression): string | undefined => {
  if (!computed && t.isIdentifier(property)) return property.name;
  return t.isStringLiteral(property) || t.isNumericLiteral(property) ? String(property.value) : undefined;
};

const readToken = (t: Types, node: types.Node, theme: object): unknown => {
  if (t.isIdentifier(node, { name: 'theme' })) return theme;
  if (!t.isMemberExpression(node)) return undefined;
  const owner = readToken(t, node.object, theme);
  const key = keyOf(t, node);
  return typeof owner === 'object' && owner !== null && key !== undefined
    ? (owner as Record<string, unknown>)[key]
    : undefined;
};

const takesThemeAlone = (t: Types, { params }: types.ArrowFunctionExpression): boolean => {
  const [param] = params;
  if (params.length !== 1 || !t.isObjectPattern(param) || param.properties.length !== 1) return false;
  const [property] = param.properties;
  return t.isObjectProperty(property) && t.isIdentifier(property.value, { name: 'theme' });
};

const textOf = (t: Types, node: types.Node, { theme, breakpoint }: FoldOptions): string | undefined => {
  if (t.isArrowFunctionExpression(node) && takesThemeAlone(t, node)) {
    const token = readToken(t, node.body, theme);
    return typeof token === 'string' || typeof token === 'number' ? String(token) : undefined;
  }
  if (t.isCallExpression(node) && t.isIdentifier(node.callee, { name: 'below' })) {
    const [name] = node.arguments;
    const width = t.isStringLiteral(name) ? breakpoint[name.value] : undefined;
    return width && `@media (max-width: ${width})`;
  }
  return undefined;
};

const escapeRaw = (text: string): string => text.replace(/[\\`]|\$\{/g, '\\$&');

const fold = (t: Types, { node }: NodePath<types.TemplateLiteral>, options: FoldOptions): void => {
  const [first, ...others] = node.quasis;
  if (!first) return;
  const quasis = [first];
  const expressions: types.TemplateLiteral['expressions'] = [];
  node.expressions.forEach((expression, index) => {
    const next = others[index];
    const last = quasis.at(-1);
    if (!next || !last) return;
    const value = textOf(t, expression, options);
    if (value === undefined) {
      expressions.push(expression);
      quasis.push(next);
    } else {
      last.value = {
        raw: last.value.raw + escapeRaw(value) + next.value.raw,
        cooked: (last.value.cooked ?? '') + value + (next.value.cooked ?? ''),
      };
      last.tail = next.tail;
    }
  });
  node.quasis = quasis;
  node.expressions = expressions;
};

/**
 * Babel plugin: writes the theme's tokens into the styles. There is one theme, so `${({ theme }) => theme.color.ink}` is
 * `#241719` at build time already; 1300 functions fewer to load, and to call while a page comes alive.
 */
export const foldTheme = (api: BabelApi, options: FoldOptions): PluginObj => {
  const tokens = JSON.stringify([options.theme, options.breakpoint]);
  api.cache.using(() => tokens);
  return {
    name: 'fold-theme',
    visitor: {
      // Before any other plugin sees the styles.
      Program(path) {
        path.traverse({
          // biome-ignore lint/correctness/noComponentHookFactories: a kind of syntax, no component
          TaggedTemplateExpression: (tagged) => fold(api.types, tagged.get('quasi'), options),
        });
      },
    },
  };
};
