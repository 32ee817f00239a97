import { readFileSync } from 'node:fs';

/** Linux counts the time of processes in hundredths of a second for programs, whatever its own clock does. */
const millisecondsPerTick = 10;

/**
 * Processor time of the processes that this one has started and that have ended, and of theirs in turn. What a process has used whose
 * parent ended before it is not in it: of Chromium, that is more than half.
 */
export class ChildrenTime {
  #taken = childMilliseconds();

  /** Milliseconds of the children that have ended since it was last asked; 0 on systems that do not say. */
  take(): number {
    const before = this.#taken;
    this.#taken = childMilliseconds();
    return this.#taken - before;
  }
}

function childMilliseconds(): number {
  if (process.platform !== 'linux') return 0;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The name of the program, in parentheses, may hold spaces; the third field follows it (proc_pid_stat(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[16 - 3]), Number(fields[17 - 3])];
  return (user + system) * millisecondsPerTick;
}
