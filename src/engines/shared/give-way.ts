import type { ChildProcess } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';

/** Lets a process work when this one, and others of the machine, leave it time: `niceness` as `nice` counts, from 0 to 19. */
export function giveWay({ pid }: Pick<ChildProcess, 'pid'>, niceness = 0): void {
  if (pid === undefined || niceness === 0) return;
  try {
    setPriority(pid, Math.min(getPriority() + niceness, constants.priority.PRIORITY_LOW));
  } catch {
    // It has ended by itself, or the machine does not allow it; it works all the same.
  }
}
