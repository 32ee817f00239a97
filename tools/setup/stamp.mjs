import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What set-up found last time, so that the next start only compares file times. It lives in node_modules and so goes
 * when they go. Losing it costs milliseconds, never correctness.
 *
 * @typedef {object} Stamp
 * @property {string} [modules] signature of package-lock.json when the Node modules matched it
 * @property {boolean} [development] whether the development dependencies matched as well
 * @property {string} [system] signature of the package table and of dpkg's status file
 * @property {string[]} [missing] packages of the table that were not installed at that signature
 * @property {string[]} [unavailable] packages that this distribution does not have
 * @property {string} [native] signature of the source and the compiler of the programs of `native/` when they were compiled
 * @property {string} [germanWords] signature of the dictionary that the list of German words was made of
 * @property {number} [installFailedAt] when apt-get last failed, in milliseconds since the epoch
 */

/** @param {string} root */
export function stampPath(root) {
  // Another database of packages has a stamp of its own.
  const name = process.env.DPKG_ADMINDIR === undefined ? 'setup.json' : 'setup-elsewhere.json';
  return join(root, 'node_modules/.dragoman', name);
}

/** @param {string} root @returns {Stamp} */
export function readStamp(root) {
  try {
    return JSON.parse(readFileSync(stampPath(root), 'utf8'));
  } catch {
    return {};
  }
}

/** Another user's checkout cannot be written to; set-up then looks again each time. @param {string} root @param {Stamp} stamp */
export function writeStamp(root, stamp) {
  const path = stampPath(root);
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, `${JSON.stringify(stamp, null, 2)}\n`);
    renameSync(draft, path);
  } catch {}
}

/** Changes whenever one of the files does; a missing file counts as one state. @param {...string} paths */
export function fileSignature(...paths) {
  return paths
    .map((path) => {
      const stats = statSync(path, { throwIfNoEntry: false });
      return stats ? `${stats.size}:${stats.mtimeMs}:${stats.ino}` : 'none';
    })
    .join(' ');
}
