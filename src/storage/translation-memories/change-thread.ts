import { rm } from 'node:fs/promises';
import type { TranslationMemory, UnitChange } from '../../contracts/stores/translation-memories.ts';
import { SupervisedThread } from '../../threads/supervised-thread.ts';

export interface ChangeSettings {
  /** File of the memory, which stays as it is. */
  readonly path: string;
  /** Where its next version is made. */
  readonly partPath: string;
  readonly units: readonly UnitChange[];
}

/** Makes the next version of a memory as another file, in its own thread. Whatever ends this before leaves nothing. */
export async function changeMemory(settings: ChangeSettings, signal: AbortSignal): Promise<TranslationMemory> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<TranslationMemory>();
  const thread = new SupervisedThread<never, TranslationMemory>(
    {
      module: new URL('./change-thread-main.ts', import.meta.url),
      name: 'translation memory change',
      workerData: settings,
    },
    {
      onAnswer: resolve,
      onEnd: (cause) => reject(cause ?? new Error('The thread that changes a translation memory ended unexpectedly.')),
    },
  );
  const release = thread.hold();
  const stop = (): void => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await promise;
  } catch (error) {
    await thread.end();
    await rm(settings.partPath, { force: true });
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    release();
    await thread.end();
  }
}
