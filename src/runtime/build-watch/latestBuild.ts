import { getJson } from '../../web/httpClient';

/** What is read of builds/latest.json: which build the server has now. */
export interface LatestBuild {
  /** Gatsby's compilation hash: it changes with the code, and with it the names of the files that can go missing. */
  readonly id: string;
}

const timeoutMs = 5_000;

const isLatest = (value: unknown): value is LatestBuild =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  /^[\w-]+$/.test(value.id);

/** Not from any cache: neither the browser's nor one on the way, which the timestamp gets past. */
export const fetchLatest = async (now: number): Promise<LatestBuild> => {
  const value = await getJson(`/builds/latest.json?${now}`, { cache: 'no-store', timeoutMs });
  if (!isLatest(value)) throw new Error('builds/latest.json names no build.');
  return value;
};

/** Rejects when the manifest of a build cannot be read: one that is still being uploaded does not count. */
export const fetchManifest = async (id: string): Promise<void> => {
  const value = await getJson(`/builds/meta/${id}.json`, { timeoutMs });
  if (!isLatest(value) || value.id !== id) throw new Error(`builds/meta/${id}.json is not of this build.`);
};
