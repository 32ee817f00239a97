/** The thread behind `commit-thread.ts`: groups of batches in, their outcomes out, until it is asked to close. */
import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteFile } from '../drivers/sqlite-file.ts';
import { StatementCache } from '../drivers/statement-cache.ts';
import { commitGroup, type Outcome } from './commit-group.ts';
import type { OutcomeMessage, ThreadRequest } from './commit-thread.ts';

const port = parentPort;
if (port === null) throw new Error('This module is started as a thread by commit-thread.ts.');
const database = openSqliteFile(workerData as string);
const statements = new StatementCache(database);

port.on('message', (request: ThreadRequest) => {
  if (request === 'checkpoint') {
    try {
      database.exec('pragma wal_checkpoint(passive)');
    } catch {
      // The next commit meets the same failure, and reports it.
    }
    return;
  }
  if (request !== 'close') {
    port.postMessage(commitGroup(database, statements, request).map(outcomeMessage));
    return;
  }
  database.close();
  port.close();
});

function outcomeMessage(outcome: Outcome): OutcomeMessage {
  if (typeof outcome === 'boolean') return outcome;
  return { message: outcome.message, errcode: 'errcode' in outcome ? Number(outcome.errcode) : undefined };
}
