import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '../emptyFolder';

const folder = emptyFolder();

beforeEach(() => {
  mkdirSync(join(folder, 'tools'));
  copyFileSync('tools/setup.mjs', join(folder, 'tools/setup.mjs'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: { node: '>=20.19' } }));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } }),
  );
});

/** What npm was asked to do; its place takes a script that notes the words. Undefined when it was not called. */
const wordsForNpm = (): readonly string[] | undefined => {
  const npm = join(folder, 'npm.js');
  const noted = join(folder, 'words.json');
  writeFileSync(noted, 'null');
  writeFileSync(
    npm,
    `require('node:fs').writeFileSync(${JSON.stringify(noted)}, JSON.stringify(process.argv.slice(2)))`,
  );
  const env = { ...process.env, NODE_ENV: 'production', npm_execpath: npm };
  const { status } = spawnSync(process.execPath, [join(folder, 'tools/setup.mjs')], { env, stdio: 'ignore' });
  expect(status).toBe(0);
  return (JSON.parse(readFileSync(noted, 'utf8')) as string[] | null) ?? undefined;
};

it('installs what the lock file names, and what builds the site also where NODE_ENV is production', () => {
  expect(wordsForNpm()).toEqual(expect.arrayContaining(['ci', '--include=dev']));
});

it('leaves a finished installation alone', () => {
  mkdirSync(join(folder, 'node_modules'));
  copyFileSync(join(folder, 'package-lock.json'), join(folder, 'node_modules/.package-lock.json'));
  expect(wordsForNpm()).toBeUndefined();
});
