import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../errors/startup-error.ts';
import { databaseSuffixes } from './data-folder-layout.ts';

/** Where a restore gathers what it reads; worthless until it is whole. */
export function restoringPath(folder: string): string {
  return join(folder, '.restoring');
}

/** What is whole and checked, until each part has taken the position of the old one. */
export function restoredPath(folder: string): string {
  return join(folder, '.restored');
}

/** Name of the file in it that holds the path where old data goes. */
export const asideFile = 'set-aside-to';

/** The parts that a restore replaces, each as a whole. */
export const restoredParts = [
  'dragoman.sqlite',
  'translation-memories',
  'translation-memory-jobs',
  'documents',
] as const;

/** For commands that do not hold the lock: throws `StartupError` while the folder is neither the old one nor the new one. */
export function refuseUnfinishedRestore(folder: string): void {
  if (existsSync(restoredPath(folder)))
    throw new StartupError(`A restore into ${folder} was interrupted.\nStart the server, which finishes it first.`);
}

/**
 * Finishes a restore that was killed after everything was read and checked: a part that is still in `.restored` takes the
 * position of the old one, which is set aside. Doing it twice changes nothing. Anyone who calls holds the lock of the server.
 */
export function finishRestore(folder: string): void {
  rmSync(restoringPath(folder), { recursive: true, force: true });
  const restored = restoredPath(folder);
  if (!existsSync(restored)) return;
  if (!existsSync(join(restored, asideFile))) {
    // It was killed while it removed the folder: every part has its position already.
    rmSync(restored, { recursive: true });
    return;
  }
  const aside = readFileSync(join(restored, asideFile), 'utf8');
  const setAside = (name: string): void => {
    const path = join(folder, name);
    if (!existsSync(path)) return;
    mkdirSync(aside, { recursive: true, mode: 0o700 });
    renameSync(path, join(aside, name));
  };
  for (const name of restoredParts) {
    if (!existsSync(join(restored, name))) continue;
    setAside(name);
    // An old journal must never be applied to the new database.
    if (name === 'dragoman.sqlite') for (const suffix of databaseSuffixes) setAside(name + suffix);
    renameSync(join(restored, name), join(folder, name));
  }
  rmSync(restored, { recursive: true });
}
