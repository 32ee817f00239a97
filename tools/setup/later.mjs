// What `npm start` sets up beside the server: programs that the first translation does not need. Runs detached, with the lowest
// priority, and begins when the server has had time to start.
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { consoleIsBuilt } from './console.mjs';
import { ensureSetup } from './ensure-setup.mjs';
import { packagesAreThere } from './ensure-system-packages.mjs';
import { ensureNativePrograms } from './native-programs.mjs';

export const laterPackages = ['voice', 'voice-build', 'documents'];
const headStartMilliseconds = 15_000;
const lowestPriority = 19;

/**
 * Starts it where packages are missing. Compiling takes a moment, so where they are all there it is done at once: a server must
 * not meet a program of the release before.
 *
 * @param {string} root
 * @returns {Promise<boolean>} whether it was started
 */
export async function setUpLater(root) {
  if (packagesAreThere(root, laterPackages)) {
    await ensureNativePrograms(root);
    if (consoleIsBuilt(root)) return false;
  }
  const child = spawn(process.execPath, [import.meta.filename, root], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.on('error', () => {});
  child.unref();
  return true;
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  setPriority(lowestPriority);
  // A page is wanted at once, and its build takes seconds; packages take longer.
  await ensureSetup({ root: process.argv[2] ?? '', packages: [], console: true });
  await wait(headStartMilliseconds);
  await ensureSetup({ root: process.argv[2] ?? '', packages: laterPackages });
}
