import { isObject } from '../../facts/isObject';
import { auditStatus, fetchAddress } from './fetchAddress';
import { auditHeaders } from './headerRules';

type Json = Readonly<Record<string, unknown>>;

interface ReadJson {
  /** Missing when there is nothing to be read. */
  readonly value?: Json;
  readonly wrong: readonly string[];
}

/** Reads a JSON document of the published site, past what caches keep of it. */
export const readJson = async (asked: string, path: string): Promise<ReadJson> => {
  const answer = await fetchAddress(`${asked}${path}?${Date.now()}`);
  const refusal = auditStatus(answer);
  if (refusal !== undefined || answer.failure !== undefined) return { wrong: [`${path}: ${refusal}`] };
  const wrong = auditHeaders(path, answer.headers).map((words) => `${path}: ${words}`);
  try {
    const value: unknown = JSON.parse(answer.text);
    if (isObject(value)) return { value, wrong };
  } catch {
    // Reported below.
  }
  return { wrong: [...wrong, `${path}: is not to be read as JSON`] };
};
