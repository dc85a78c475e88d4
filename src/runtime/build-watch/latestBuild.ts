import { getJson } from '../../client/httpClient';
import { isObject } from '../../facts/isObject';

export interface LatestBuild {
  /** Gatsby's compilation hash. It changes with the code and with the names of files that may be missing. */
  readonly id: string;
}

const isLatest = (value: unknown): value is LatestBuild =>
  isObject(value) && typeof value.id === 'string' && /^[\w-]+$/.test(value.id);

/** Bypasses all caches: the browser's by the mode, others by the timestamp. */
export const fetchLatest = async (now: number): Promise<LatestBuild> => {
  const value = await getJson(`/builds/latest.json?${now}`, { cache: 'no-store' });
  if (!isLatest(value)) throw new Error('builds/latest.json names no build.');
  return value;
};

/** Rejects when the build's manifest cannot be read: a build that is still being uploaded does not count. */
export const fetchManifest = async (id: string): Promise<void> => {
  const value = await getJson(`/builds/meta/${id}.json`);
  if (!isLatest(value) || value.id !== id) throw new Error(`builds/meta/${id}.json is not of this build.`);
};
