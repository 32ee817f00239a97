import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './check.ts';

interface LockEntry {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type LockedPackages = Readonly<Record<string, LockEntry>>;

/**
 * `npm ci` refuses a lock file that lacks a package, also one for another platform, and `npm install` leaves one out when
 * the registry does not have it. That shows only where node_modules are absent: on the machine of the next person.
 */
export const lockFileCheck: Check = {
  name: 'lock file',
  run: async ({ root }) => {
    const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as { packages: LockedPackages };
    const own = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as LockEntry;
    return lockProblems(lock.packages, own);
  },
};

export function lockProblems(packages: LockedPackages, own: LockEntry): string[] {
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies, ...entry.devDependencies })
      .filter((name) => !resolves(packages, path, name))
      .map((name) => `package-lock.json lacks ${name}, which ${path || 'package.json'} asks for; npm ci would fail`),
  );
  const root = packages[''] ?? {};
  const changed = (['dependencies', 'devDependencies', 'optionalDependencies'] as const).filter(
    (kind) => JSON.stringify(sorted(own[kind])) !== JSON.stringify(sorted(root[kind])),
  );
  return [
    ...missing,
    ...changed.map((kind) => `${kind} differ between package.json and package-lock.json: npm install`),
  ];
}

/** As Node looks for packages: beside the one that asks, then in each folder above. */
function resolves(packages: LockedPackages, from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (packages[`${folder}${folder && '/'}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

function sorted(versions: Readonly<Record<string, string>> = {}): readonly (readonly [string, string])[] {
  return Object.entries(versions).sort(([one], [other]) => (one < other ? -1 : 1));
}
