/** The thread behind `folder-backup-store.ts`: writes one backup and says what is in it. */
import { parentPort, workerData } from 'node:worker_threads';
import { backUpDataFolder, type DataFolderBackup } from './back-up-data-folder.ts';

const stop = new AbortController();
parentPort?.once('message', () => stop.abort(new Error('The backup was stopped.')));
const summary = await backUpDataFolder({ ...(workerData as DataFolderBackup), signal: stop.signal });
parentPort?.postMessage(summary);
parentPort?.close();
