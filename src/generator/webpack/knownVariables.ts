interface DefinePlugin {
  definitions: Readonly<Record<string, unknown>>;
}

const isDefinePlugin = (plugin: object): plugin is DefinePlugin => plugin.constructor.name === 'DefinePlugin';

/** Variables that are the site's or Gatsby's own. */
const isKnown = (name: string): boolean =>
  !name.startsWith('process.env.') ||
  /^process\.env\.(GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$/.test(name);

/**
 * Gatsby offers every variable of the shell to what renders pages, secrets among them, and the bundler begins anew when
 * one comes or goes, as in a new terminal window. What renders pages may read what browsers may.
 */
export const withKnownVariables = (plugin: object): object => {
  if (!isDefinePlugin(plugin)) return plugin;
  const definitions = Object.entries(plugin.definitions).filter(([name]) => isKnown(name));
  return Reflect.construct(plugin.constructor, [Object.fromEntries(definitions)]);
};
