// Starts the server once on an empty data folder, and stops it: Node then keeps what it made of every module that a start
// loads (`NODE_COMPILE_CACHE`). Without this the first start makes it, and holds 25 MB more for as long as it lives.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * @param {string} root the checkout
 * @param {Record<string, string | undefined>} [environment] further variables
 * @returns {Promise<boolean>} whether the server could be started
 */
export async function fillCompileCache(root, environment = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-first-'));
  try {
    return await startAndStop(root, folder, environment);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} root @param {string} folder @param {Record<string, string | undefined>} environment
 * @returns {Promise<boolean>}
 */
function startAndStop(root, folder, environment) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join(root, 'bin/dragoman.mjs'), 'serve'], {
    cwd: folder,
    env: {
      PATH,
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      DRAGOMAN_DATA_DIR: folder,
      DRAGOMAN_HOST: '127.0.0.1',
      DRAGOMAN_PORT: '0',
      DRAGOMAN_INTERFACE_PHRASES: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 60_000,
  });
  // It speaks when it listens.
  child.stdout.once('data', () => child.kill('SIGTERM'));
  return new Promise((ended) => {
    child.once('error', () => ended(false));
    child.once('exit', (code) => ended(code === 0));
  });
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  process.exitCode = (await fillCompileCache(resolve(import.meta.dirname, '../..'))) ? 0 : 1;
}
