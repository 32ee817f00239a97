import { poll } from './poll.ts';

/** Resolves when there is no process with this id, not even a zombie. */
export function processIsGone(id: number): Promise<void> {
  return poll(() => {
    try {
      process.kill(id, 0);
      return false;
    } catch {
      return true;
    }
  });
}
