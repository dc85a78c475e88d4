import { writeFileSync } from 'node:fs';
import { fieldList } from '../src/generator/content/describeFields';

/** `npm run fields`: writes content/README.md anew after a change in src/schemas. */
writeFileSync('content/README.md', fieldList());
