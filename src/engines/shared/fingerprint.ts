import { createHash } from 'node:crypto';

/** A short name for what an engine runs with, which changes when one of the parts does. */
export function fingerprintOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}
