import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirstAccount } from '../../features/accounts/first-account.ts';

/**
 * Writes the keys that this start made to `first-keys` in the data folder, which only its owner may read. Standard output
 * that is no terminal ends up in a journal or a log for good. Answers the path.
 */
export function keepFirstKeys(folder: string, { developer, admin }: FirstAccount['newKeys']): string {
  const path = join(folder, 'first-keys');
  const part = `${path}.${randomUUID()}`;
  const lines = [
    ...(developer === undefined ? [] : [`developer key  ${developer}`]),
    ...(admin === undefined ? [] : [`admin key      ${admin}`]),
  ];
  try {
    writeFileSync(part, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx' });
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  return path;
}
