/** The thread behind `commit-thread.ts`: groups of batches in, their outcomes out, until it is told to close. */
import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteFile } from '../drivers/sqlite-file.ts';
import { StatementCache } from '../drivers/statement-cache.ts';
import { commitGroup } from './commit-group.ts';
import type { ThreadRequest } from './commit-thread.ts';

const port = parentPort;
if (port === null) throw new Error('This module is started as a thread by commit-thread.ts.');
const database = openSqliteFile(workerData as string);
const statements = new StatementCache(database);

port.on('message', (request: ThreadRequest) => {
  if (request !== 'close') {
    port.postMessage(commitGroup(database, statements, request));
    return;
  }
  database.close();
  port.close();
});
