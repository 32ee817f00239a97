import { readdirSync, readFileSync } from 'node:fs';

export interface ProgramMemory {
  readonly processes: number;
  /** Resident memory, summed up; what processes share counts for each. */
  readonly bytes: number;
}

/**
 * Processes that this one has started, and theirs, by the name of their program: engines are processes of their own, which
 * the memory of this one does not include. Empty where there is no `/proc`.
 */
export function readChildProcesses(root = '/proc', pid = process.pid): ReadonlyMap<string, ProgramMemory> {
  const programs = new Map<string, ProgramMemory>();
  for (const child of descendants(root, pid)) {
    const status = read(`${root}/${child}/status`);
    const name = /^Name:\s+(.+)$/m.exec(status)?.[1];
    // A zombie has no memory any more.
    const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
    if (name === undefined || kibibytes === undefined) continue;
    const { processes, bytes } = programs.get(name) ?? { processes: 0, bytes: 0 };
    programs.set(name, { processes: processes + 1, bytes: bytes + Number(kibibytes) * 1024 });
  }
  return programs;
}

/** Ticks of processor time in a second that Linux counts with, whatever the machine. */
const ticksPerSecond = 100;

/**
 * Processor seconds of the processes that this one has started, and theirs, also of those that have ended. What was left behind by a
 * process in between that died before its own is not in it. 0 where there is no `/proc`.
 */
export function readChildProcessorSeconds(root = '/proc', pid = process.pid): number {
  let ticks = processorTicks(root, pid).ended;
  for (const child of descendants(root, pid)) {
    const { own, ended } = processorTicks(root, child);
    ticks += own + ended;
  }
  return ticks / ticksPerSecond;
}

/** What a process has used, and what its children had when it learned of their end: `proc(5)`, fields 14 to 17 of `stat`. */
function processorTicks(root: string, pid: number | string): { readonly own: number; readonly ended: number } {
  // Its name, the second field, may have spaces and brackets.
  const fields = read(`${root}/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
  const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fields.slice(11, 15).map(Number);
  return { own: user + system, ended: userOfEnded + systemOfEnded };
}

function* descendants(root: string, pid: number | string): Generator<string> {
  for (const child of childrenOf(root, pid)) {
    yield child;
    yield* descendants(root, child);
  }
}

/** A process is a child of the thread that started it. */
function childrenOf(root: string, pid: number | string): readonly string[] {
  const tasks = `${root}/${pid}/task`;
  return list(tasks).flatMap((task) => read(`${tasks}/${task}/children`).split(' ').filter(Boolean));
}

/** Processes end while they are looked at. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}

function list(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
