import { readFileSync } from 'node:fs';
import { processTree } from './process-tree.ts';

const millisecondsPerTick = 10;

/** Processor time in milliseconds of a process and of everything that it started, also of what has ended since. */
export function treeMilliseconds(root: number): number {
  // User and system time of the process, then the same of its children that have ended.
  return processTree(root).reduce((sum, process) => sum + milliseconds(`/proc/${process}/stat`, 4), 0);
}

/** Processor time in milliseconds of the thread of a process on which its event loop runs. */
export function mainThreadMilliseconds(process: number): number {
  return milliseconds(`/proc/${process}/task/${process}/stat`, 2);
}

function milliseconds(file: string, fields: number): number {
  try {
    const stat = readFileSync(file, 'utf8');
    // User time is the 14th field, and the 12th behind the name, which may contain spaces and parentheses.
    const times = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return times.slice(11, 11 + fields).reduce((sum, ticks) => sum + Number(ticks) * millisecondsPerTick, 0);
  } catch {
    // It has ended, and its time is its parent's.
    return 0;
  }
}
