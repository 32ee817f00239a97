import { readdirSync, readFileSync } from 'node:fs';
import { poll } from './poll.ts';

/** Ids of the processes below this one, once LibreOffice is among them. */
export async function officeProcesses(): Promise<readonly number[]> {
  let ids: readonly number[] = [];
  await poll(() => {
    const below = processesBelow();
    ids = [...below.keys()];
    return [...below.values()].some(({ name }) => name === 'soffice.bin');
  });
  return ids;
}

/** How many are at work below this process. */
export function officesAtWork(): number {
  return officesBelow().length;
}

/** Their ids. What one of them forks has its name until it runs another program. */
export function officesBelow(): readonly number[] {
  const below = processesBelow();
  const isOffice = (id: number): boolean => below.get(id)?.name === 'soffice.bin';
  return [...below]
    .filter(([id, { parent, state }]) => isOffice(id) && !isOffice(parent) && state !== 'Z')
    .map(([id]) => id);
}

interface Process {
  readonly name: string;
  readonly parent: number;
  /** As in `proc(5)`: `Z` has ended. */
  readonly state: string;
}

/** By id. */
function processesBelow(): ReadonlyMap<number, Process> {
  const below = new Map<number, Process>();
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  for (const id of ids.map(Number).sort((one, other) => one - other)) {
    const found = readStat(id);
    if (found !== undefined && (found.parent === process.pid || below.has(found.parent))) below.set(id, found);
  }
  return below;
}

function readStat(id: number): Process | undefined {
  try {
    const [, name = '', state = '', parent] =
      /\((.*)\) (\S) (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
    return { name, state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}
