/** How the parts of an installation are named in a backup: as in a data folder. */
export const backupNames = {
  database: 'dragoman.sqlite',
  memories: 'translation-memories',
  memoryJobs: 'translation-memory-jobs',
  objects: 'documents/objects',
} as const;

/** Names become paths, so they have no part that leads elsewhere; with the length of an object's name at most, and what is around it. */
export function isBackupName(name: string): boolean {
  return name.length <= 1000 && /^[a-z0-9-][a-z0-9._-]*(\/[a-z0-9-][a-z0-9._-]*){0,9}$/i.test(name);
}
