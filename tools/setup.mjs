/**
 * Set-up: brings node_modules in line with package-lock.json, and does nothing when it already is.
 * Runs before anything is installed, therefore plain JavaScript with what Node brings along.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
};

const fail = (message) => {
  console.error(`\n${message}\n`);
  process.exit(1);
};

const parts = (version) => version.replace(/^\D+/, '').split('.').map(Number);

const isOlder = (version, wanted) => {
  const [have, want] = [parts(version), parts(wanted)];
  for (let index = 0; index < 3; index += 1) {
    const difference = (have[index] ?? 0) - (want[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
};

/** npm writes node_modules/.package-lock.json last: it tells what a finished installation holds. */
const isInstalled = (lock) => {
  const installed = readJson('node_modules/.package-lock.json')?.packages;
  if (!installed) return false;
  const wanted = Object.entries(lock.packages).filter(([path]) => path !== '');
  const same = wanted.every(([path, { version, optional, devOptional, peer }]) =>
    path in installed ? installed[path].version === version : Boolean(optional || devOptional || peer),
  );
  return same && Object.keys(installed).every((path) => path in lock.packages);
};

const manifest = readJson('package.json');
const lock = readJson('package-lock.json');
if (!manifest || !lock?.packages)
  fail('package.json or package-lock.json is missing or damaged: get them from git again.');

const wantedNode = manifest.engines.node;
if (isOlder(process.versions.node, wantedNode)) {
  fail(
    `This project needs Node ${wantedNode.replace(/^\D+/, '')} or later; this is ${process.versions.node}. See https://nodejs.org`,
  );
}

if (!isInstalled(lock)) {
  console.log('Installing dependencies: a few minutes the first time ...');
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' } };
  // Where NODE_ENV is production npm would leave out what builds the site.
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...words], options)
    : spawnSync('npm', words, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) fail('The dependencies could not be installed: see the lines above, then try again.');
}
