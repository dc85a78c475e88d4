import { readJson } from './readJson';

/** What is wrong with the build's manifest (R7.3): it must name the published build and all its pages. */
export const auditManifest = async (asked: string, paths: readonly string[]): Promise<readonly string[]> => {
  const latestPath = '/builds/latest.json';
  const latest = await readJson(asked, latestPath);
  if (!latest.value) return latest.wrong;
  const { id } = latest.value;
  if (typeof id !== 'string') return [...latest.wrong, `${latestPath}: it names no build`];
  const appData = await readJson(asked, '/page-data/app-data.json');
  const wrong = [...latest.wrong, ...appData.wrong];
  const hash = appData.value?.webpackCompilationHash;
  if (appData.value && hash !== id) wrong.push(`${latestPath}: it names the build ${id}, and the pages are of ${hash}`);
  const metaPath = `/builds/meta/${encodeURIComponent(id)}.json`;
  const meta = await readJson(asked, metaPath);
  wrong.push(...meta.wrong);
  if (!meta.value) return wrong;
  const routes: readonly unknown[] = Array.isArray(meta.value.routes) ? meta.value.routes : [];
  return [
    ...wrong,
    ...paths.filter((path) => !routes.includes(path)).map((path) => `${metaPath}: ${path} is not in it`),
  ];
};
