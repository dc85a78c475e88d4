/**
 * Set-up: brings node_modules in line with package-lock.json, and does nothing when it already is.
 * Runs before anything is installed, therefore plain JavaScript with what Node brings along.
 */
import { spawn, spawnSync } from 'node:child_process';
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

/** Ends npm and all that it started. Windows has no process groups, but a way to end a tree. */
const endTree = (pid) => {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
  else
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
};

/** Runs npm in a process group of its own, which ends with this process. Resolves with its exit code. */
const runNpm = (words) =>
  new Promise((resolve) => {
    const isWindows = process.platform === 'win32';
    const options = {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: !isWindows,
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
    };
    const npm = process.env.npm_execpath;
    const child = npm?.endsWith('.js')
      ? spawn(process.execPath, [npm, ...words], options)
      : spawn('npm', words, { ...options, shell: isWindows });
    const end = (status) => {
      if (child.pid) endTree(child.pid);
      process.exit(status);
    };
    process
      .on('SIGHUP', () => end(129))
      .on('SIGINT', () => end(130))
      .on('SIGTERM', () => end(143));
    // The shell of `npm start` dies of SIGTERM without passing it on.
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && end(143), 500);
    child
      .once('error', () => resolve(1))
      .once('close', (code) => {
        clearInterval(watch);
        resolve(code ?? 1);
      });
  });

if (!isInstalled(lock)) {
  console.log('Installing dependencies: a few minutes the first time ...');
  const started = Date.now();
  // Where NODE_ENV is production npm would leave out what builds the site. Its warnings are about packages of others.
  const quiet = process.argv.includes('--verbose') ? [] : ['--loglevel=error', '--progress=false'];
  if ((await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', ...quiet])) !== 0)
    fail('The dependencies could not be installed: see the lines above, then try again.');
  console.log(`Installed in ${Math.round((Date.now() - started) / 1_000)} s.`);
}
