import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DataFolderReport } from './doctor-report.ts';

/** Whether the server may keep its data there. Changes nothing. */
export function inspectDataFolder(path: string): DataFolderReport {
  const exists = existsSync(path);
  return { path, exists, writable: isWritableFolder(exists ? path : nearestExisting(path)) };
}

function nearestExisting(path: string): string {
  const parent = dirname(path);
  return parent === path || existsSync(parent) ? parent : nearestExisting(parent);
}

function isWritableFolder(path: string): boolean {
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
