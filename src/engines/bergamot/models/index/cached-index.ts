import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../../shared/is-record.ts';
import { fileStats } from '../file-stats.ts';
import type { ModelIndex } from './model-index.ts';

const name = '.index.json';
const format = 1;

/** The index read last, beside the models, so that lists and advice need no network. */
export interface CachedIndex {
  readonly index: ModelIndex;
  readonly readAt: Date;
}

export function readCachedIndex(folder: string): CachedIndex | undefined {
  const path = join(folder, name);
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (!isRecord(value) || value.format !== format || !isRecord(value.index)) return undefined;
    return { index: value.index as unknown as ModelIndex, readAt: statSync(path).mtime };
  } catch {
    return undefined;
  }
}

/** Changes when another process has read a newer index. */
export function cachedIndexState(folder: string): number {
  return fileStats(join(folder, name))?.mtimeMs ?? 0;
}

/** A folder that cannot be written to holds no copy; that is no failure. */
export function writeCachedIndex(folder: string, index: ModelIndex): void {
  const temporary = join(folder, `${name}.${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(temporary, JSON.stringify({ format, index }));
    renameSync(temporary, join(folder, name));
  } catch {
    discard(temporary);
  }
}

function discard(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Nothing was written there then.
  }
}
