import { statSync } from 'node:fs';
import { dataFolderLayout } from '../data-folder/data-folder-layout.ts';
import { refuseUnfinishedRestore } from '../data-folder/unfinished-restore.ts';
import { backupNames } from './backup-names.ts';
import { FolderBackupSource } from './folder-backup-source.ts';
import { SqliteBackupSource } from './sqlite-backup-source.ts';
import { writeBackup } from './write-backup.ts';

export interface DataFolderBackup {
  readonly folder: string;
  readonly path: string;
  readonly at: Date;
  readonly signal?: AbortSignal | undefined;
}

export interface BackedUp {
  readonly files: number;
  /** Of the backup. */
  readonly bytes: number;
}

/** Writes everything that a data folder keeps to one file, whether a server works on it or not. */
export async function backUpDataFolder({ folder, path, at, signal }: DataFolderBackup): Promise<BackedUp> {
  const { database, memories, memoryJobs, objects } = dataFolderLayout(folder);
  refuseUnfinishedRestore(folder);
  if (statSync(database, { throwIfNoEntry: false }) === undefined)
    throw new Error(`${folder} holds no database of Dragoman.`);
  const rows = new SqliteBackupSource({ database, copy: `${path}.part.sqlite`, name: backupNames.database });
  const sources = [
    rows,
    // Before the memories: the file of an import goes when its memory is there.
    new FolderBackupSource({ folder: objects, name: backupNames.objects }),
    new FolderBackupSource({ folder: memories, name: backupNames.memories }),
    new FolderBackupSource({ folder: memoryJobs, name: backupNames.memoryJobs }),
  ];
  const { files } = await writeBackup({ path, sources, schema: () => rows.schema, at, signal });
  return { files, bytes: statSync(path).size };
}
