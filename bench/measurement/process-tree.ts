import { readdirSync, readFileSync } from 'node:fs';

export interface Memory {
  /**
   * What the first process has resident, and of every process it started its proportional share: pages that several
   * processes share count once. (A share of the first process would depend on what else runs the same program.)
   */
  readonly megabytes: number;
  readonly processes: number;
}

/** The process and everything it started that is alive. */
export function processTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = parentOf(Number(name));
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const tree = [root];
  for (const process of tree) tree.push(...(children.get(process) ?? []));
  return tree;
}

export function memoryOf(root: number): Memory {
  const [first, ...started] = processTree(root);
  const resident = first === undefined ? undefined : residentMemory(first);
  const sizes = [resident, ...started.map(proportionalMemory)];
  const alive = sizes.filter((size) => size !== undefined);
  return { megabytes: alive.reduce((sum, size) => sum + size, 0), processes: alive.length };
}

/** Megabytes that a process has resident; undefined when it has ended. */
export function residentMemory(process: number): number | undefined {
  return readSize(process, 'status', 'VmRSS');
}

/** Its proportional share of them: of pages that several processes share, each has a part. */
export function proportionalMemory(process: number): number | undefined {
  return readSize(process, 'smaps_rollup', 'Pss');
}

export function sumOfMemory(parts: readonly Memory[]): Memory {
  return {
    megabytes: parts.reduce((sum, part) => sum + part.megabytes, 0),
    processes: parts.reduce((sum, part) => sum + part.processes, 0),
  };
}

/** Ends the process and everything it started. */
export function killTree(root: number): void {
  // Stopped first: it must not start another process between the listing and its end.
  signal(root, 'SIGSTOP');
  for (const id of processTree(root)) signal(id, 'SIGKILL');
}

function signal(id: number, name: NodeJS.Signals): void {
  try {
    process.kill(id, name);
  } catch {
    // Ended by itself.
  }
}

function parentOf(process: number): number | undefined {
  const status = readProcessFile(process, 'stat');
  // The second field, the name, may hold spaces and parentheses: the fields after it start at the last parenthesis.
  return status === undefined ? undefined : Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
}

function readSize(process: number, file: string, field: string): number | undefined {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readProcessFile(process, file) ?? '')?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

/** `undefined` when the process has ended between listing and reading. */
function readProcessFile(process: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${process}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
