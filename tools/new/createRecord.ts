import { createRecord } from './new';

const { made, message } = createRecord(...process.argv.slice(2));
if (made) console.log(message);
else {
  console.error(message);
  process.exitCode = 1;
}
