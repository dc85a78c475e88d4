import { headersOf } from '../hosting/headers';

/** What is wrong with an answer's headers. Each must be as the build has written it for the hosts. */
export const auditHeaders = (path: string, headers: Headers): string[] =>
  Object.entries(headersOf(path)).flatMap(([name, value]) => {
    const found = headers.get(name);
    if (found === value) return [];
    return [
      found === null ? `the header ${name} is missing` : `the header ${name} says "${found}" in place of "${value}"`,
    ];
  });
