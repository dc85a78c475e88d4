import { writeFileSync } from 'node:fs';
import { fieldList } from '../src/build/content/fieldList';

/** `npm run fields`: writes content/README.md anew after a change in src/schemas. */
writeFileSync('content/README.md', fieldList());
