import own from './own.json';

/** Other facts than the owner's: the tests' site names its file, as it names its content. */
const file = process.env.SITE_FACTS;

/** What `npm run own` writes. The bundler takes the file itself in place of this module: `generator/bundler/adjustWebpack.ts`. */
const siteFacts: typeof own = file ? JSON.parse(process.getBuiltinModule('node:fs').readFileSync(file, 'utf8')) : own;

export default siteFacts;
