/** How the parts of an installation are named in a backup: as in a data folder. */
export const backupNames = {
  database: 'dragoman.sqlite',
  memories: 'translation-memories',
  memoryJobs: 'translation-memory-jobs',
  objects: 'documents/objects',
} as const;
