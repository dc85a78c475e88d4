import { createRecord } from './new';

const [kind, id] = process.argv.slice(2);
const { made, message } = createRecord(kind, id);
if (made) console.log(message);
else {
  console.error(message);
  process.exitCode = 1;
}
