import { join } from 'node:path';

/** The parts of a data folder that hold what users gave; everything else in it can be made again. */
export function dataFolderLayout(folder: string) {
  return {
    database: join(folder, 'dragoman.sqlite'),
    memories: join(folder, 'translation-memories'),
    /** Copies of those that are in an object store. */
    memoryCopies: join(folder, 'translation-memory-copies'),
    memoryJobs: join(folder, 'translation-memory-jobs'),
    documents: join(folder, 'documents'),
    objects: join(folder, 'documents', 'objects'),
    /** What waits to be sent to a server of objects. */
    spool: join(folder, 'documents', 'spool'),
    documentWork: join(folder, 'documents', 'work'),
    /** Of documents that are being converted by other programs, each in a folder that is removed with its end. */
    conversionWork: join(folder, 'documents', 'conversion-work'),
    /** Of audio files that are being decoded; they have no names there. */
    voiceWork: join(folder, 'documents', 'voice-work'),
  } as const;
}

/** What SQLite keeps beside a database; without them the database is not whole. */
export const databaseSuffixes = ['-wal', '-shm'] as const;
