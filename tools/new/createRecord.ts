import { execFileSync } from 'node:child_process';
import { addCountry } from '../country/addCountry';
import { buildEnvironment } from '../site/buildEnvironment';
import { createRecord } from './new';

Object.assign(process.env, buildEnvironment('production'));

const [kind, ...words] = process.argv.slice(2);

/** A country has no record in content, but facts, maps and a picture. */
const newCountry = () => {
  try {
    const message = addCountry(process.cwd(), words);
    // The writers' list of fields names the countries, and is made from those that a new process reads.
    execFileSync(process.execPath, ['--import', 'tsx', 'tools/fieldList.ts']);
    return { made: true, message };
  } catch (error) {
    return { made: false, message: (error as Error).message };
  }
};

const { made, message } = kind === 'country' ? newCountry() : createRecord(kind, ...words);
if (made) console.log(message);
else {
  console.error(message);
  process.exitCode = 1;
}
