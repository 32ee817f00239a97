import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { say, step } from './progress.mjs';
import { SetupError } from './setup-error.mjs';
import { withSetupLock } from './setup-lock.mjs';
import { fileSignature, readStamp, writeStamp } from './stamp.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }} LockEntry
 * @typedef {{ packages?: Record<string, LockEntry> }} Lock
 */

const ofTheOuterScript =
  /^(npm_(package_.*|lifecycle_.*|command|execpath|node_execpath|config_local_prefix)|NODE_ENV)$/;
const nodeBinary = 'node_modules/node/bin/node';

/** The state of package-lock.json that the stamp remembers; another machine's node_modules do not count. @param {string} root */
function modulesSignature(root) {
  return `${process.platform}-${process.arch} ${fileSignature(join(root, 'package-lock.json'))}`;
}

/**
 * Whether what npm wrote down as installed is what the lock file asks for. More being installed does no harm.
 *
 * @param {Lock} wanted package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json
 * @param {{ development: boolean }} options
 */
export function modulesMatch(wanted, installed, { development }) {
  return Object.entries(wanted.packages ?? {}).every(([path, entry]) => {
    if (path === '' || entry.link) return true;
    const found = installed.packages?.[path];
    // Optional packages are for other platforms.
    if (!found) return entry.optional === true || (!development && (entry.dev === true || entry.devOptional === true));
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * Installs the Node modules when they are not what the lock file asks for.
 *
 * @param {string} root
 * @param {{ development: boolean }} options
 * @returns {Promise<boolean>} whether anything was installed
 */
export async function ensureModules(root, options) {
  const stamp = readStamp(root);
  const remembered = stamp.modules === modulesSignature(root) && (stamp.development || !options.development);
  if (remembered && existsSync(join(root, nodeBinary))) return false;
  if (modulesInstalled(root, options)) {
    remember(root);
    return false;
  }
  await withSetupLock(root, async () => {
    // Another set-up may have installed them while this one waited for the lock.
    if (!modulesInstalled(root, options)) await installModules(root);
    remember(root);
  });
  return true;
}

/** @param {string} root */
function remember(root) {
  const development = modulesInstalled(root, { development: true });
  writeStamp(root, { ...readStamp(root), modules: modulesSignature(root), development });
}

/** @param {string} root @param {{ development: boolean }} options */
function modulesInstalled(root, options) {
  if (!existsSync(join(root, nodeBinary))) return false;
  try {
    const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    const installed = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8'));
    return modulesMatch(wanted, installed, options);
  } catch {
    return false;
  }
}

/** @param {string} root */
async function installModules(root) {
  requireWritable(root);
  await step('installing the Node modules (npm ci)', async () => {
    const result = runNpm(root, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    if (result.error) throw new SetupError(`npm could not be started (${result.error.message}). It comes with Node.`);
    if (result.status !== 0) {
      throw new SetupError(
        'npm could not install the Node modules (its own words are above). This needs the npm registry, or a copy of ' +
          'node_modules made with the same package-lock.json on a machine of this kind. Run "npm run setup" to try again.',
      );
    }
  });
  completeNode(root);
}

/** Where npm is set to run no install scripts, the one of the package `node` has to be run here: it fetches Node. @param {string} root */
function completeNode(root) {
  if (!existsSync(join(root, nodeBinary))) {
    const folder = join(root, 'node_modules/node');
    spawnSync(process.execPath, ['installArchSpecificPackage'], {
      cwd: folder,
      env: { ...npmEnvironment(root), npm_config_ignore_scripts: 'false' },
      stdio: ['ignore', 2, 2],
    });
  }
  const check = spawnSync(join(root, nodeBinary), ['--version'], { encoding: 'utf8' });
  if (check.status === 0) return;
  if (Number(process.versions.node.split('.')[0]) >= 24) {
    say(`set-up: the npm package "node" has no Node for this machine; going on with Node ${process.versions.node}`);
    return;
  }
  throw new SetupError(
    `the npm package "node" has no Node that runs on this machine (${process.platform}-${process.arch}): ` +
      'install Node 24 and try again.',
  );
}

/** @param {string} root */
function requireWritable(root) {
  try {
    accessSync(root, constants.W_OK);
    if (existsSync(join(root, 'node_modules'))) accessSync(join(root, 'node_modules'), constants.W_OK);
  } catch {
    throw new SetupError(
      `the Node modules have to be installed, and this user cannot write to ${root}. ` +
        'Run "npm run setup" as the owner of the folder once.',
    );
  }
}

/** @param {string} root @param {string[]} args */
function runNpm(root, args) {
  return spawnSync('npm', args, { cwd: root, env: npmEnvironment(root), stdio: ['ignore', 2, 2] });
}

/**
 * The environment for an npm below an npm: without what the outer one says about its own script, and without the
 * checkout's programs in PATH, since npm must not run on the Node it is about to replace.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [outer]
 * @returns {NodeJS.ProcessEnv}
 */
export function npmEnvironment(root, outer = process.env) {
  const own = Object.entries(outer).filter(([name]) => !ofTheOuterScript.test(name));
  const path = (outer.PATH ?? '').split(':').filter((folder) => !folder.startsWith(join(root, 'node_modules')));
  return { ...Object.fromEntries(own), PATH: path.join(':') };
}
