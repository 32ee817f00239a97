import type { SessionUpdate } from './session-updates.ts';

/** Bytes of updates that nobody has taken, before whoever makes them waits. */
const fullBytes = 1024 * 1024;

/** Updates on their way to a client. Who adds them waits when the client does not take them. */
export class UpdateQueue {
  readonly #updates: SessionUpdate[] = [];
  #bytes = 0;
  #added = Promise.withResolvers<void>();
  #taken = Promise.withResolvers<void>();
  #end: { readonly error?: unknown } | undefined;

  /** Resolves when there is room for more. */
  async add(update: SessionUpdate): Promise<void> {
    if (this.#end !== undefined) return;
    this.#replaceTentative(update);
    this.#updates.push(update);
    this.#bytes += sizeOf(update);
    this.#added.resolve();
    while (this.#bytes > fullBytes && this.#end === undefined) await this.#taken.promise;
  }

  /** No updates come any more. With an error, whoever takes them gets it after the last one. */
  end(error?: unknown): void {
    this.#end ??= error === undefined ? {} : { error };
    this.#added.resolve();
    this.#taken.resolve();
  }

  /** The next update; undefined at the end. Rejects with the error, and with the signal's reason. */
  async take(signal: AbortSignal): Promise<SessionUpdate | undefined> {
    for (;;) {
      signal.throwIfAborted();
      const update = this.#updates.shift();
      if (update !== undefined) {
        this.#bytes -= sizeOf(update);
        this.#taken.resolve();
        this.#taken = Promise.withResolvers();
        return update;
      }
      if (this.#end !== undefined) {
        if ('error' in this.#end) throw this.#end.error;
        return undefined;
      }
      await this.#more(signal);
    }
  }

  /** Of tentative updates that nobody has taken, the newest is enough. */
  #replaceTentative(update: SessionUpdate): void {
    const last = this.#updates.at(-1);
    if (last === undefined || !isTentative(last) || !isTentative(update) || keyOf(last) !== keyOf(update)) return;
    this.#updates.pop();
    this.#bytes -= sizeOf(last);
  }

  async #more(signal: AbortSignal): Promise<void> {
    this.#added = Promise.withResolvers();
    const { promise, resolve } = this.#added;
    signal.addEventListener('abort', () => resolve(), { once: true });
    await promise;
  }
}

function isTentative(update: SessionUpdate): boolean {
  return 'concluded' in update && update.concluded.length === 0;
}

function keyOf(update: SessionUpdate): string {
  return `${update.kind} ${'language' in update ? update.language : ''}`;
}

function sizeOf(update: SessionUpdate): number {
  if (update.kind === 'target_media_chunk') return update.data.reduce((sum, { length }) => sum + length, 100);
  if (!('concluded' in update)) return 100;
  return [...update.concluded, ...update.tentative].reduce((sum, { text }) => sum + 2 * text.length + 100, 100);
}
