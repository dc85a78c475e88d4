import { join } from 'node:path';
import type { CheckResult } from '../../src/generator/check/checkContent';
import { rootFolder } from '../site/siteFolders';
import { bundleStudio } from './bundle';
import { serveStudio } from './serveStudio';
import { watchContent } from './watch';

/** The studio as it was bundled last. */
export const studioFolder = join(rootFolder, '.studio');

interface StudioOptions {
  /** 0 for any free one. */
  readonly port: number;
  /** Address of the site that shows what is written. */
  readonly siteUrl: string;
  readonly check: (root: string) => Promise<CheckResult>;
  /** Folder with content/ and locales/; another one in tests. */
  readonly root?: string;
  readonly folder?: string;
  readonly tell?: (words: string) => void;
}

interface Studio {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Bundles the studio, serves it, and checks the content after each change. */
export const startStudio = async ({
  port,
  siteUrl,
  check,
  root = rootFolder,
  folder = studioFolder,
  tell = console.log,
}: StudioOptions): Promise<Studio> => {
  // Sveltia's local workflow: the name of a repository is asked for and nobody speaks to it.
  const backend = { name: 'github', repo: 'local/local' } as const;
  await bundleStudio(folder, { backend, path: '/', siteUrl, isLocal: true });
  const watcher = await watchContent({ root, check, tell });
  const server = await serveStudio({ folder, port, watcher });
  return {
    url: `http://localhost:${server.port}`,
    close: async () => {
      watcher.close();
      await server.end();
    },
  };
};
