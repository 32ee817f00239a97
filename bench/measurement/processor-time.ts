import { readFileSync } from 'node:fs';
import { processTree } from './process-tree.ts';

const millisecondsPerTick = 10;

/** Processor time in milliseconds of a process and of everything that it started, also of what has ended since. */
export function treeMilliseconds(root: number): number {
  // User and system time of the process, then the same of its children that have ended.
  return processTree(root).reduce((sum, process) => sum + milliseconds(`/proc/${process}/stat`, 4), 0);
}

/**
 * The same for a process without threads, such as PostgreSQL: exact for what still runs, where the other function loses up to a tick
 * of each process.
 */
export function threadlessTreeMilliseconds(root: number): number {
  return processTree(root).reduce(
    (sum, process) => sum + mainThreadMilliseconds(process) + milliseconds(`/proc/${process}/stat`, 2, 2),
    0,
  );
}

/** Processor time in milliseconds of the thread of a process on which its event loop runs. */
export function mainThreadMilliseconds(process: number): number {
  try {
    const [nanoseconds] = readFileSync(`/proc/${process}/task/${process}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return 0;
  }
}

function milliseconds(file: string, fields: number, from = 0): number {
  try {
    const stat = readFileSync(file, 'utf8');
    // User time is the 14th field, and the 12th behind the name, which may contain spaces and parentheses.
    const times = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const first = 11 + from;
    return times.slice(first, first + fields).reduce((sum, ticks) => sum + Number(ticks) * millisecondsPerTick, 0);
  } catch {
    // It has ended, and its time is its parent's.
    return 0;
  }
}
