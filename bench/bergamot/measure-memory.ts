import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { InstalledModel } from '../../src/engines/bergamot/models/installed-model.ts';

/** After so many models were loaded into one thread and have translated. */
export interface ModelMemory {
  readonly heapMegabytes: number;
  /** What the process takes more than before the first. */
  readonly residentMegabytes: number;
}

/** In a process of its own, since what was used for other measurements would hide it. */
export async function measureMemory(model: InstalledModel, sentences: readonly string[]): Promise<ModelMemory[]> {
  const program = fileURLToPath(new URL('memory-process.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program, JSON.stringify({ model, sentences })]);
  return JSON.parse(stdout);
}
