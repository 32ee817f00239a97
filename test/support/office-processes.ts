import { readdirSync, readFileSync } from 'node:fs';
import { poll } from './poll.ts';

/** Ids of the processes below this one, once LibreOffice is among them. */
export async function officeProcesses(): Promise<readonly number[]> {
  let ids: readonly number[] = [];
  await poll(() => {
    const below = processesBelow();
    ids = [...below.keys()];
    return [...below.values()].includes('soffice.bin');
  });
  return ids;
}

/** Names by id. */
export function processesBelow(): ReadonlyMap<number, string> {
  const below = new Map<number, string>();
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  for (const id of ids.map(Number).sort((one, other) => one - other)) {
    const { name, parent } = readStat(id);
    if (parent !== undefined && (parent === process.pid || below.has(parent))) below.set(id, name);
  }
  return below;
}

function readStat(id: number): { readonly name: string; readonly parent?: number } {
  try {
    const [, name = '', parent] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return { name: '' };
  }
}
