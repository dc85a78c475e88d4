import { cp, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPreview } from '../../tools/preview/startPreview';
import { publicFolder } from '../../tools/site/siteFolders';

const writeManifests = async (folder: string, id: string): Promise<void> => {
  const build = { id, time: '2030-01-01T00:00:00.000Z' };
  await writeFile(join(folder, 'builds/meta', `${id}.json`), JSON.stringify({ ...build, routes: ['/'] }));
  await writeFile(join(folder, 'builds/latest.json'), JSON.stringify(build));
  for (const file of await readdir(join(folder, 'builds'))) {
    if (/\.(br|gz)$/.test(file)) await rm(join(folder, 'builds', file));
  }
};

/** The built site on a server of its own, where another build can take its place under open pages. */
export const startDeployable = async () => {
  const root = await mkdtemp(join(tmpdir(), 'deploy-'));
  const site = join(root, 'site');
  await symlink(publicFolder, site);
  const preview = await startPreview({ folder: site, port: 0 });
  let count = 0;
  return {
    url: preview.url,
    /** Publishes a copy of the site in which the named files are gone; with an id it is a newer build. */
    deploy: async ({ id, gone }: { readonly id?: string; readonly gone: readonly string[] }): Promise<void> => {
      count += 1;
      const next = join(root, `build-${count}`);
      await cp(publicFolder, next, { recursive: true });
      for (const file of gone) {
        for (const ending of ['', '.br', '.gz']) await rm(join(next, file + ending), { force: true });
      }
      if (id) await writeManifests(next, id);
      await symlink(next, `${site}-next`);
      await rename(`${site}-next`, site);
    },
    close: async (): Promise<void> => {
      await preview.close();
      await rm(root, { recursive: true, force: true });
    },
  };
};
