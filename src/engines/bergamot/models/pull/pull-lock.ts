import { DatabaseSync } from 'node:sqlite';
import { ModelFailure } from '../model-failure.ts';

const pollInterval = 200;

/**
 * Holds a lock among processes. The lock is the operating system's, through SQLite, which Node has no other way to: it is
 * gone when the process is, however that ends.
 */
export async function holdLock(
  path: string,
  options: {
    readonly signal: AbortSignal;
    wait(milliseconds: number, signal: AbortSignal): Promise<void>;
    waiting(): void;
  },
): Promise<Disposable> {
  const database = openDatabase(path);
  try {
    for (let attempt = 0; ; attempt++) {
      options.signal.throwIfAborted();
      try {
        // Without a journal the lock leaves no second file.
        database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
        break;
      } catch (error) {
        if (!isBusy(error)) throw lockFailure(path, error);
        if (attempt === 0) options.waiting();
        await options.wait(pollInterval, options.signal);
      }
    }
  } catch (error) {
    database.close();
    throw error;
  }
  return { [Symbol.dispose]: () => database.close() };
}

function openDatabase(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: 0 });
  } catch (error) {
    throw lockFailure(path, error);
  }
}

function lockFailure(path: string, cause: unknown): ModelFailure {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ModelFailure(`${path} cannot be locked (${reason}); may this user write to that folder?`, { cause });
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}
