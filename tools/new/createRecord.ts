import { execFileSync } from 'node:child_process';
import { addCountry } from '../country/addCountry';
import { buildEnvironment } from '../site/buildEnvironment';
import { addLanguage } from './addLanguage';
import { createRecord } from './new';

Object.assign(process.env, buildEnvironment('production'));

const [kind, ...words] = process.argv.slice(2);

/** What has no record in content: a country has facts, maps and a picture, a language words everywhere. */
const added = (add: typeof addCountry) => {
  try {
    const message = add(process.cwd(), words);
    // The writers' list of fields names countries and languages, and is made from those that a new process reads.
    execFileSync(process.execPath, ['--import', 'tsx', 'tools/fieldList.ts']);
    return { made: true, message };
  } catch (error) {
    return { made: false, message: (error as Error).message };
  }
};

const adders: Readonly<Record<string, typeof addCountry>> = { country: addCountry, language: addLanguage };
const add = adders[kind ?? ''];
const { made, message } = add ? added(add) : createRecord(kind, ...words);
if (made) console.log(message);
else {
  console.error(message);
  process.exitCode = 1;
}
