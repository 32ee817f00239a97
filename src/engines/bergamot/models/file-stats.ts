import { type Stats, statSync } from 'node:fs';

/** Undefined for what is not there or may not be seen: a folder of others must not keep the engine from its own. */
export function fileStats(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
