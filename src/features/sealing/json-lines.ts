import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds of lines that are read or written in one turn of the event loop. */
const sliceMilliseconds = 4;

/*
 * A head and one line of JSON for each part of a long content, so that no step of writing or reading it grows with the
 * whole.
 */

export async function* writeLines(head: unknown, lines: Iterable<unknown>): AsyncGenerator<Uint8Array> {
  yield lineOf(head);
  yield* inTurns(lines, lineOf);
}

export async function* readLines(content: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of content) {
    const parts = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    yield* inTurns(parts, (part) => JSON.parse(part));
  }
}

/** What each item makes, with a turn for others whenever that has taken a while. */
export async function* inTurns<Item, Made>(items: Iterable<Item>, make: (item: Item) => Made): AsyncGenerator<Made> {
  let started = performance.now();
  for (const item of items) {
    yield make(item);
    if (performance.now() - started < sliceMilliseconds) continue;
    await turn();
    started = performance.now();
  }
}

function lineOf(value: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}
