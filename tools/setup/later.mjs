// What `npm start` sets up beside the server: programs that the first translation does not need. Runs detached, with the lowest
// priority, and begins when the server has had time to start.
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureSetup } from './ensure-setup.mjs';
import { packagesAreThere } from './ensure-system-packages.mjs';
import { nativeProgramsAreReady } from './native-programs.mjs';

export const laterPackages = ['voice', 'voice-build'];
const headStartMilliseconds = 15_000;
const lowestPriority = 19;

/** Starts it where there is something to do. @param {string} root */
export function setUpLater(root) {
  if (packagesAreThere(root, laterPackages) && nativeProgramsAreReady(root)) return;
  const child = spawn(process.execPath, [import.meta.filename, root], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.on('error', () => {});
  child.unref();
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  setPriority(lowestPriority);
  await wait(headStartMilliseconds);
  await ensureSetup({ root: process.argv[2] ?? '', packages: laterPackages });
}
