import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '../../contracts/clock.ts';
import type { StoreCheck } from '../../contracts/stores/store-check.ts';
import { judgeClock } from '../../time/judge-clock.ts';
import { objectPath } from './disk-object-store.ts';
import type { ObjectStoreExamination } from './examination.ts';

/** Writes a file to a folder of objects and removes it; makes no folder. */
export async function examineFolder(
  folder: string,
  clock: Clock,
): Promise<ObjectStoreExamination & { has(name: string): Promise<boolean> }> {
  const checks = existsSync(folder) ? await examineExisting(folder, clock) : [examineMissing(folder)];
  return { address: folder, checks, has: async (name) => existsSync(objectPath(folder, name)) };
}

async function examineExisting(folder: string, clock: Clock): Promise<readonly StoreCheck[]> {
  const path = join(folder, `.probe-${process.pid}`);
  const start = clock.elapsed();
  try {
    const { mtimeMs, before, after } = await write(path, clock);
    const found = `took ${Math.round(clock.elapsed() - start)} ms`;
    const uncertainty = (after - before) / 2 + 10;
    return [
      { name: 'write', outcome: 'ok', found },
      { name: 'clock', ...judgeClock({ difference: mtimeMs - (before + after) / 2, uncertainty }) },
    ];
  } catch (error) {
    return [refused(error)];
  }
}

async function write(path: string, clock: Clock): Promise<{ mtimeMs: number; before: number; after: number }> {
  try {
    await using file = await open(path, 'wx', 0o600);
    const before = clock.now().getTime();
    await file.writeFile('probe');
    await file.sync();
    const { mtimeMs } = await file.stat();
    return { mtimeMs, before, after: clock.now().getTime() };
  } finally {
    await rm(path, { force: true });
  }
}

function refused(error: unknown): StoreCheck {
  const { code, message } = error as NodeJS.ErrnoException;
  const full = code === 'ENOSPC' || code === 'EDQUOT';
  return {
    name: 'write',
    outcome: 'failure',
    found: message,
    advice: full
      ? 'Free some space.'
      : 'Give the user of the server the right to write there; all servers that share the folder run as the same user.',
  };
}

function examineMissing(folder: string): StoreCheck {
  let parent = dirname(folder);
  while (!existsSync(parent)) parent = dirname(parent);
  try {
    accessSync(parent, constants.W_OK | constants.X_OK);
    if (statSync(parent).isDirectory())
      return {
        name: 'write',
        outcome: 'warning',
        found: 'the folder does not exist; the first start creates it',
        advice: 'If several servers share it, check that the file system is mounted.',
      };
  } catch {}
  return {
    name: 'write',
    outcome: 'failure',
    found: 'the folder does not exist and cannot be created',
    advice:
      'Mount the file system, or set DRAGOMAN_OBJECT_STORE_URL to a folder that the user of the server may write to.',
  };
}
