/** The thread behind `search-thread.ts`: answers queries one after the other, and keeps the files last used open. */
import { parentPort } from 'node:worker_threads';
import { MemorySearcher } from './memory-searcher.ts';
import { OpenFiles } from './open-files.ts';
import type { SearchAnswer, SearchQuestion, SearchRequest } from './search-thread.ts';
import { UnitReader } from './unit-reader.ts';

/** Each takes memory by the number of its units, some bytes for each. */
const mostOpen = 8;

const port = parentPort;
if (port === null) throw new Error('This module is started as a thread by search-thread.ts.');
const searchers = new OpenFiles(mostOpen, (path) => new MemorySearcher(path));
const readers = new OpenFiles(mostOpen, (path) => new UnitReader(path));

port.on('message', (request: SearchRequest) => {
  switch (request.kind) {
    case 'find':
    case 'list':
      port.postMessage(answer(request, request.number));
      return;
    case 'forget':
      searchers.close(request.path);
      readers.close(request.path);
      return;
    case 'close':
      searchers.closeAll();
      readers.closeAll();
      port.close();
  }
});

function answer(question: SearchQuestion, number: number): SearchAnswer {
  try {
    const { path } = question;
    const found =
      question.kind === 'find' ? searchers.of(path).find(question.query) : readers.of(path).list(question.query);
    return { number, found };
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : String(error) };
  }
}
