import { readFileSync } from 'node:fs';
import type { PluginObj, types } from '@babel/core';
import { packageFile } from './packageFile';

const icons = 'lucide-react';

/** From the package's list of all icons: name, of which some have several, to file. */
const readFiles = (): ReadonlyMap<string, string> => {
  const list = readFileSync(packageFile(`${icons}/dist/esm/lucide-react.mjs`), 'utf8');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of list.matchAll(/export \{([^}]*)\} from '\.\/icons\/([^']+)\.mjs'/g)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  return files;
};

let files: ReadonlyMap<string, string> | undefined;

/**
 * Babel plugin: `import { MapPin } from 'lucide-react'` takes the one icon. Otherwise the bundler reads 2400 of them, in
 * both of its rounds, to leave all but 30 out again.
 */
export const directIcons = ({ types: t }: { readonly types: typeof types }): PluginObj => ({
  name: 'direct-icons',
  visitor: {
    ImportDeclaration(path) {
      const { source, specifiers, importKind } = path.node;
      if (source.value !== icons || importKind === 'type') return;
      files ??= readFiles();
      const direct: types.ImportDeclaration[] = [];
      for (const specifier of specifiers) {
        if (!t.isImportSpecifier(specifier) || !t.isIdentifier(specifier.imported)) return;
        if (specifier.importKind === 'type') continue;
        const file = files.get(specifier.imported.name);
        // What is no icon, or a new way of listing them: the package as a whole has it.
        if (!file) return;
        const imported = t.importDefaultSpecifier(specifier.local);
        direct.push(t.importDeclaration([imported], t.stringLiteral(`${icons}/icons/${file}`)));
      }
      path.replaceWithMultiple(direct);
    },
  },
});
