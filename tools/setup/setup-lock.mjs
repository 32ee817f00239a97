import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { say } from './progress.mjs';
import { SetupError } from './setup-error.mjs';

const pollMilliseconds = 300;
const longestWaitMilliseconds = 20 * 60_000;

/**
 * Runs `work` while no other set-up of the same checkout runs: two `npm ci` at once break each other. A lock whose
 * process is gone (killed, or a copied folder) is taken over.
 *
 * @template T
 * @param {string} root
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withSetupLock(root, work) {
  const path = join(root, '.setup-lock');
  const release = await acquire(path);
  try {
    return await work();
  } finally {
    release();
  }
}

/** @param {string} path */
async function acquire(path) {
  const began = performance.now();
  const own = identity(process.pid);
  let told = false;
  for (;;) {
    try {
      writeFileSync(path, `${process.pid} ${own}`, { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      // Where the checkout cannot be written to, nothing can be installed into it either.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') return () => {};
    }
    const holder = readHolder(path);
    if (holder && !holder.alive) rmSync(path, { force: true });
    else if (performance.now() - began > longestWaitMilliseconds) {
      throw new SetupError(`another set-up of this folder does not end; if none runs, delete ${path}.`);
    } else {
      if (!told) say('set-up: waiting for another set-up of this folder ...');
      told = true;
      await wait(pollMilliseconds);
    }
  }
}

/** @param {string} path */
function readHolder(path) {
  try {
    const [pid = '', started = ''] = readFileSync(path, 'utf8').split(' ');
    // Created a moment ago and not yet written.
    if (pid === '') return undefined;
    return { alive: identity(Number(pid)) === started };
  } catch {
    return undefined;
  }
}

/** When a process started, in clock ticks since boot: tells a process from a later one with its number. @param {number} pid */
function identity(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return 'gone';
  }
}
