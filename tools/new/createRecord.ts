import { buildEnvironment } from '../site/buildEnvironment';
import { createRecord } from './new';

Object.assign(process.env, buildEnvironment('production'));

const { made, message } = createRecord(...process.argv.slice(2));
if (made) console.log(message);
else {
  console.error(message);
  process.exitCode = 1;
}
