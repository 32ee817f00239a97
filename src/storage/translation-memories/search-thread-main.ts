/** The thread behind `search-thread.ts`: answers queries one after the other, and keeps the files last used open. */
import { parentPort } from 'node:worker_threads';
import { MemorySearcher } from './memory-searcher.ts';
import type { SearchAnswer, SearchRequest } from './search-thread.ts';

/** Each takes memory by the number of its units, some bytes for each. */
const mostOpen = 8;

const port = parentPort;
if (port === null) throw new Error('This module is started as a thread by search-thread.ts.');
const searchers = new Map<string, MemorySearcher>();

port.on('message', (request: SearchRequest) => {
  switch (request.kind) {
    case 'find':
      port.postMessage(answer(request));
      return;
    case 'forget':
      searchers.get(request.path)?.[Symbol.dispose]();
      searchers.delete(request.path);
      return;
    case 'close':
      for (const searcher of searchers.values()) searcher[Symbol.dispose]();
      port.close();
  }
});

function answer({ number, path, query }: SearchRequest & { kind: 'find' }): SearchAnswer {
  try {
    return { number, matches: searcherOf(path).find(query) };
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : String(error) };
  }
}

function searcherOf(path: string): MemorySearcher {
  const searcher = searchers.get(path) ?? new MemorySearcher(path);
  searchers.delete(path);
  searchers.set(path, searcher);
  const [oldest] = searchers.keys();
  if (searchers.size > mostOpen && oldest !== undefined) {
    searchers.get(oldest)?.[Symbol.dispose]();
    searchers.delete(oldest);
  }
  return searcher;
}
