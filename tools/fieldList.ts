import { writeFileSync } from 'node:fs';
import { fieldList } from '../src/generator/content/describeFields';

writeFileSync('content/README.md', fieldList());
