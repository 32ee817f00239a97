import type { SynthesizedSpeech } from '../../../contracts/engines/speech-synthesizer.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { stoppedReason } from '../engine-calls.ts';
import { within } from '../within.ts';

type Work = (signal: AbortSignal) => AsyncIterable<SynthesizedSpeech>;

/**
 * The texts that an engine is speaking. A text ends with its work, with its signal, with its reader or with the engine,
 * whichever is first; the signal of the work then aborts.
 */
export class SynthesisCalls {
  readonly #open = new Set<AbortController>();
  #stopped = false;

  get stopped(): boolean {
    return this.#stopped;
  }

  async *run(signal: AbortSignal, work: Work): AsyncGenerator<SynthesizedSpeech> {
    signal.throwIfAborted();
    if (this.#stopped) throw stopped();
    const controller = new AbortController();
    const abort = (): void => controller.abort(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    this.#open.add(controller);
    const stretches = work(controller.signal)[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await within(controller.signal, stretches.next());
        if (next.done === true) return;
        yield next.value;
        controller.signal.throwIfAborted();
      }
    } finally {
      signal.removeEventListener('abort', abort);
      this.#open.delete(controller);
      controller.abort(new Error('nobody listens any more'));
      // Not waited for: what does not hear the signal may take its time.
      stretches.return?.().catch(() => {});
    }
  }

  /** Rejects every text being spoken and every later one. */
  stop(): void {
    this.#stopped = true;
    for (const controller of this.#open) controller.abort(stopped());
  }
}

function stopped(): ServiceError {
  return new ServiceError('engine_unavailable', { reason: stoppedReason });
}
