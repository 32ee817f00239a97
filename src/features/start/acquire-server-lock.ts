import type { HeldServerLock, LockHolder, ServerLock } from '../../contracts/stores/server-lock.ts';
import { StartupError } from '../../errors/startup-error.ts';

export interface LockWaiting {
  /** Keeps the process alive meanwhile. */
  pause(milliseconds: number): Promise<unknown>;
  /** How long a server that finishes its last requests is waited for. */
  readonly drainMilliseconds: number;
  /** Called once, when the wait for such a server begins. */
  onWait(wait: { readonly folder: string; readonly holder: LockHolder }): void;
}

const lookMilliseconds = 100;

/** A server that was killed a moment ago is gone after this, and one that is asked to stop says that it drains. */
const graceMilliseconds = 1_000;

/**
 * Acquires the lock. Waits for a server that drains, and a moment for any other; then throws `StartupError`, which names
 * the folder and the server.
 */
export async function acquireServerLock(
  lock: ServerLock,
  { pause, drainMilliseconds, onWait }: LockWaiting,
): Promise<HeldServerLock> {
  let said = false;
  for (let waited = 0; ; waited += lookMilliseconds) {
    const held = await lock.tryAcquire();
    if (held !== undefined) return held;
    const holder = await lock.holder();
    const draining = holder?.draining === true;
    if (waited >= (draining ? drainMilliseconds : graceMilliseconds)) throw refusal(lock, holder);
    if (draining && !said) onWait({ folder: lock.name, holder });
    said ||= draining;
    await pause(lookMilliseconds);
  }
}

function refusal({ name }: ServerLock, holder: LockHolder | undefined): StartupError {
  const who =
    holder === undefined
      ? 'Another server'
      : `The server with process id ${holder.pid} on ${holder.host}, running since ${holder.since.toISOString()},`;
  const state = holder?.draining ? 'is shutting down and still uses' : 'uses';
  return new StartupError(
    `${who} ${state} the data folder ${name}.\nStop that server first, or set DRAGOMAN_DATA_DIR to another folder.`,
  );
}
