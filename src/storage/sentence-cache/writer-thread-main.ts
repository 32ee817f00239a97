/** The thread behind `writer-thread.ts`: sentences in, the state of the file out, until it is asked to close. */
import { parentPort, workerData } from 'node:worker_threads';
import { openSentenceFile } from './sentence-file.ts';
import { SentenceWriter } from './sentence-writer.ts';
import type { ThreadReport, ThreadRequest, ThreadSettings } from './writer-thread.ts';

const port = parentPort;
if (port === null) throw new Error('This module is started as a thread by writer-thread.ts.');
const { path, bytes } = workerData as ThreadSettings;
const database = openSentenceFile(path);
const writer = new SentenceWriter(database, bytes);

writer.shrink();
report(false);
port.on('message', (request: ThreadRequest) => {
  if (request === 'close') {
    database.close();
    port.close();
    return;
  }
  writer.write(request);
  report(true);
});

function report(wrote: boolean): void {
  port?.postMessage({ wrote, state: writer.state() } satisfies ThreadReport);
}
