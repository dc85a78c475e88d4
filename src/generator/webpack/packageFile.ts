import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A file inside a package, found as Node finds packages: in node_modules of the project's folder or of one above it. For
 * files that the package does not export. Throws when there is none, so that nothing is left out unnoticed.
 */
export const packageFile = (path: string): string => {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    const file = join(folder, 'node_modules', path);
    if (existsSync(file)) return file;
    if (folder === dirname(folder))
      throw new Error(`${path} is in no package: what takes its place has to be looked at.`);
  }
};
