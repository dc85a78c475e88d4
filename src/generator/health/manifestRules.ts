import { fetchAddress, wrongStatus } from './fetchAddress';

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON document, or what is wrong with it. */
const readJson = async (asked: string, path: string): Promise<Json | string> => {
  const answer = await fetchAddress(`${asked}${path}?${Date.now()}`);
  const refusal = wrongStatus(answer);
  if (refusal !== undefined || answer.failure !== undefined) return `${path}: ${refusal}`;
  try {
    const value: unknown = JSON.parse(answer.text);
    if (isRecord(value)) return value;
  } catch {
    // Reported below.
  }
  return `${path}: is not to be read as JSON`;
};

/**
 * What is wrong with the build's manifest (R7.3), from which open pages learn about a newer build. It must name the
 * published build and all its pages.
 */
export const wrongOfManifest = async (asked: string, paths: readonly string[]): Promise<readonly string[]> => {
  const latestPath = '/builds/latest.json';
  const latest = await readJson(asked, latestPath);
  if (typeof latest === 'string') return [latest];
  const { id } = latest;
  if (typeof id !== 'string') return [`${latestPath}: it names no build`];
  const appDataPath = '/page-data/app-data.json';
  const appData = await readJson(asked, appDataPath);
  const wrong: string[] = [];
  if (typeof appData === 'string') wrong.push(appData);
  else if (appData.webpackCompilationHash !== id)
    wrong.push(`${latestPath}: it names the build ${id}, and the pages are of ${appData.webpackCompilationHash}`);
  const metaPath = `/builds/meta/${encodeURIComponent(id)}.json`;
  const meta = await readJson(asked, metaPath);
  if (typeof meta === 'string') return [...wrong, meta];
  const routes: readonly unknown[] = Array.isArray(meta.routes) ? meta.routes : [];
  return [
    ...wrong,
    ...paths.filter((path) => !routes.includes(path)).map((path) => `${metaPath}: ${path} is not in it`),
  ];
};
