import type { Work } from './cost-operation.ts';

/** Of one object of the anchor, with its place in the list. */
const bytesOfObject = 64;

/** Bytes of the heap that a run of the work leaves behind, as far as the collector does not take them meanwhile. */
export async function bytesOf(work: Work): Promise<number> {
  let most = 0;
  for (let run = 0; run < 8; run += 1) {
    const before = process.memoryUsage().heapUsed;
    const result = work();
    if (result instanceof Promise) await result;
    most = Math.max(most, process.memoryUsage().heapUsed - before);
  }
  return most;
}

/** A work whose cost is linear by construction, and that takes as much memory: what it costs more than that is the machine's. */
export function memoryAnchor(bytes: number): Work {
  const objects = Math.ceil(bytes / bytesOfObject);
  return () => {
    const kept: { readonly index: number; readonly text: string }[] = [];
    for (let index = 0; index < objects; index += 1) kept.push({ index, text: `x${index & 1023}` });
    return kept;
  };
}
