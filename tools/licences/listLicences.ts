import { readFileSync } from 'node:fs';
import { isAllowed, type LockedPackage, licencesOf } from './allowedLicences';

/** `npm run licences`: all dependencies by licence. Fails on a licence that is not on the list of allowedLicences.ts. */
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const all = licencesOf(packages);
const groups = new Map<string, string[]>();
for (const { name, licence } of all) groups.set(licence, [...(groups.get(licence) ?? []), name]);
for (const [licence, names] of [...groups].sort((a, b) => b[1].length - a[1].length))
  console.log(`${licence} (${names.length}): ${names.join(', ')}\n`);

const refused = all.filter(({ licence }) => !isAllowed(licence));
for (const { name, licence } of refused) console.error(`Not allowed: ${name}, licence ${licence}`);
console.log(`${all.length} packages, ${groups.size} licences, ${refused.length} not allowed.`);
if (refused.length > 0) process.exitCode = 1;
