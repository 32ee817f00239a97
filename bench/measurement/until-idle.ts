import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { processTree } from './process-tree.ts';

/** What an idle server may use of the processor: timers and probes. */
const idleShare = 0.02;
const spanMilliseconds = 2_000;
const longestMilliseconds = 120_000;

/**
 * Waits for a started server to finish what it does after it is ready, such as making lists at its first start: until the
 * process and everything it started use no processor time to speak of for two seconds.
 */
export async function untilIdle(root: number): Promise<void> {
  const end = performance.now() + longestMilliseconds;
  for (let before = usedMilliseconds(root); performance.now() < end; ) {
    await pause(spanMilliseconds);
    const after = usedMilliseconds(root);
    // A process that has ended takes its time out of the sum.
    if (Math.abs(after - before) <= idleShare * spanMilliseconds) return;
    before = after;
  }
  throw new Error(`The server is still busy after ${longestMilliseconds / 1_000} s.`);
}

/** Processor time of all threads of the process and of everything it started. */
function usedMilliseconds(root: number): number {
  // Clock ticks of 10 ms, behind the name, which may contain spaces and parentheses.
  const times = processTree(root).map((id) => statOf(id).slice(11, 13).map(Number));
  return times.flat().reduce((sum, ticks) => sum + 10 * ticks, 0);
}

function statOf(process: number): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${process}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
