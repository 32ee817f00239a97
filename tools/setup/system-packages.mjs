import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const tablePath = fileURLToPath(new URL('system-packages.json', import.meta.url));
/** As dpkg itself finds it. */
export const dpkgStatusPath = join(process.env.DPKG_ADMINDIR ?? '/var/lib/dpkg', 'status');

/**
 * @typedef {{ purpose: string, packages: string[], daemons?: string[] }} PackageGroup `daemons` are services of the packages that
 *   are not to run: only their programs are wanted
 * @typedef {{ groups: Record<string, PackageGroup> }} PackageTable
 */

/** @returns {PackageTable} */
export function readPackageTable() {
  return JSON.parse(readFileSync(tablePath, 'utf8'));
}

/** Names of the installed packages in the text of dpkg's status file. @param {string} status @returns {Set<string>} */
export function installedPackages(status) {
  const installed = new Set();
  for (const paragraph of status.split('\n\n')) {
    const name = /^Package: (\S+)$/m.exec(paragraph)?.[1];
    if (name && /^Status: \S+ \S+ installed$/m.test(paragraph)) installed.add(name);
  }
  return installed;
}

/** @returns {Set<string>} empty where there is no dpkg */
export function readInstalledPackages() {
  try {
    return installedPackages(readFileSync(dpkgStatusPath, 'utf8'));
  } catch {
    return new Set();
  }
}

/** @param {PackageTable} table @param {readonly string[]} groups @param {ReadonlySet<string>} installed */
export function missingPackages(table, groups, installed) {
  return groups.flatMap((group) => table.groups[group]?.packages ?? []).filter((name) => !installed.has(name));
}
